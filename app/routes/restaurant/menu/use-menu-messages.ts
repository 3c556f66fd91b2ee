import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MenuMessages } from '#shared/messages/en/restaurant/menu.ts'

/** The texts of the restaurant's menu. */
export const useMenuMessages = pageTexts(
  import.meta.glob<Record<string, MenuMessages>>('./*/restaurant/menu.ts', { base: '/shared/messages' }),
)
