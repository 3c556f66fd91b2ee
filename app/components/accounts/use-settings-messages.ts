import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AccountSettingsMessages } from '#shared/messages/en/accounts/account-settings.ts'

/** The texts of the page of account settings. */
export const useSettingsMessages = pageTexts(
  import.meta.glob<Record<string, AccountSettingsMessages>>('./*/accounts/account-settings.ts', {
    base: '/shared/messages',
  }),
)
