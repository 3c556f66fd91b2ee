import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CookModeMessages } from '#shared/messages/en/recipes/cook-mode.ts'

/** The texts of the cook mode. */
export const useCookModeMessages = pageTexts<CookModeMessages>({
  en: async () => (await import('#shared/messages/en/recipes/cook-mode.ts')).cookMode,
  th: async () => (await import('#shared/messages/th/recipes/cook-mode.ts')).cookMode,
})
