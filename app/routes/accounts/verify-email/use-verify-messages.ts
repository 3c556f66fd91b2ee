import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { VerifyEmailMessages } from '#shared/messages/en/accounts/verify-email.ts'

/** The texts of the page that confirms an address. */
export const useVerifyMessages = pageTexts<VerifyEmailMessages>({
  en: async () => (await import('#shared/messages/en/accounts/verify-email.ts')).verifyEmail,
  th: async () => (await import('#shared/messages/th/accounts/verify-email.ts')).verifyEmail,
})
