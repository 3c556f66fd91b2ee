import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { SignInCodeMessages } from '#shared/messages/en/accounts/sign-in-code.ts'

/** What is said where the code from a mail is typed. */
export const useCodeMessages = pageTexts<SignInCodeMessages>({
  en: async () => (await import('#shared/messages/en/accounts/sign-in-code.ts')).signInCode,
  th: async () => (await import('#shared/messages/th/accounts/sign-in-code.ts')).signInCode,
})
