import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CookModeMessages } from '#shared/messages/en/recipes/cook-mode.ts'

/** The texts of the cook mode. */
export const useCookModeMessages = pageTexts(
  import.meta.glob<Record<string, CookModeMessages>>('./*/recipes/cook-mode.ts', {
    base: '/shared/messages',
  }),
)
