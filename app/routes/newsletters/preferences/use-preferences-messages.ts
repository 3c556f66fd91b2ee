import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MailPreferencesMessages } from '#shared/messages/en/newsletters/mail-preferences.ts'

/** The texts of the page where people choose what they are mailed about. */
export const usePreferencesMessages = pageTexts(
  import.meta.glob<Record<string, MailPreferencesMessages>>('./*/newsletters/mail-preferences.ts', {
    base: '/shared/messages',
  }),
)
