import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AccountMessages } from '#shared/messages/en/accounts/account.ts'

/** The texts of the signed-in customer's pages. */
export const useAccountMessages = pageTexts<AccountMessages>({
  en: async () => (await import('#shared/messages/en/accounts/account.ts')).account,
  th: async () => (await import('#shared/messages/th/accounts/account.ts')).account,
})
