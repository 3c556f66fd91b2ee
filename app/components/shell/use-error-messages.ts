import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ErrorMessages } from '#shared/messages/en/shell/errors.ts'

/** The texts of the error pages. */
export const useErrorMessages = pageTexts<ErrorMessages>({
  en: async () => (await import('#shared/messages/en/shell/errors.ts')).errors,
  th: async () => (await import('#shared/messages/th/shell/errors.ts')).errors,
})
