import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AccountMessages } from '#shared/messages/en/accounts/account.ts'

/** The texts of the signed-in customer's pages. */
export const useAccountMessages = pageTexts(
  import.meta.glob<Record<string, AccountMessages>>('./*/accounts/account.ts', { base: '/shared/messages' }),
)
