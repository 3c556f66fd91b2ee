import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AccountSettingsMessages } from '#shared/messages/en/accounts/account-settings.ts'

/** The texts of the page of account settings. */
export const useSettingsMessages = pageTexts<AccountSettingsMessages>({
  en: async () => (await import('#shared/messages/en/accounts/account-settings.ts')).accountSettings,
  th: async () => (await import('#shared/messages/th/accounts/account-settings.ts')).accountSettings,
})
