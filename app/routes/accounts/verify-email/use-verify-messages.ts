import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { VerifyEmailMessages } from '#shared/messages/en/accounts/verify-email.ts'

/** The texts of the page that confirms an address. */
export const useVerifyMessages = pageTexts(
  import.meta.glob<Record<string, VerifyEmailMessages>>('./*/accounts/verify-email.ts', {
    base: '/shared/messages',
  }),
)
