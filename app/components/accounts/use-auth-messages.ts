import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AuthMessages } from '#shared/messages/en/accounts/auth.ts'

/** The texts of signing in. */
export const useAuthMessages = pageTexts(
  import.meta.glob<Record<string, AuthMessages>>('./*/accounts/auth.ts', { base: '/shared/messages' }),
)
