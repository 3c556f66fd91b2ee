import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MenuMessages } from '#shared/messages/en/restaurant/menu.ts'

/** The texts of the restaurant's menu. */
export const useMenuMessages = pageTexts<MenuMessages>({
  en: async () => (await import('#shared/messages/en/restaurant/menu.ts')).menu,
  th: async () => (await import('#shared/messages/th/restaurant/menu.ts')).menu,
})
