import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { SignInCodeMessages } from '#shared/messages/en/accounts/sign-in-code.ts'

/** The texts of the form for the code from a mail. */
export const useCodeMessages = pageTexts(
  import.meta.glob<Record<string, SignInCodeMessages>>('./*/accounts/sign-in-code.ts', {
    base: '/shared/messages',
  }),
)
