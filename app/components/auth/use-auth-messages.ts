import { auth as en, type AuthMessages } from '#shared/messages/en/auth.ts'
import { auth as th } from '#shared/messages/th/auth.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

/** The texts of signing in: they travel with its screens, in both languages, and with no other. */
export function useAuthMessages(): AuthMessages {
  return useLocale() === 'th' ? th : en
}
