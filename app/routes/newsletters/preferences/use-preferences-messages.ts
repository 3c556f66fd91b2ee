import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MailPreferencesMessages } from '#shared/messages/en/newsletters/mail-preferences.ts'

/** The texts of the page where people choose what they are mailed about. */
export const usePreferencesMessages = pageTexts<MailPreferencesMessages>({
  en: async () => (await import('#shared/messages/en/newsletters/mail-preferences.ts')).mailPreferences,
  th: async () => (await import('#shared/messages/th/newsletters/mail-preferences.ts')).mailPreferences,
})
