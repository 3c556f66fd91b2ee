import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ErrorMessages } from '#shared/messages/en/errors.ts'

/** The texts of the error pages. */
export const useErrorMessages = pageTexts<ErrorMessages>({
  en: async () => (await import('#shared/messages/en/errors.ts')).errors,
  th: async () => (await import('#shared/messages/th/errors.ts')).errors,
})
