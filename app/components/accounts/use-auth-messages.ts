import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AuthMessages } from '#shared/messages/en/accounts/auth.ts'

/** The texts of signing in. */
export const useAuthMessages = pageTexts<AuthMessages>({
  en: async () => (await import('#shared/messages/en/accounts/auth.ts')).auth,
  th: async () => (await import('#shared/messages/th/accounts/auth.ts')).auth,
})
