import { type AccountMessages, account as en } from '#shared/messages/en/account.ts'
import { account as th } from '#shared/messages/th/account.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

/** The texts of the signed-in customer's pages: they travel with those, in both languages, and with no other. */
export function useAccountMessages(): AccountMessages {
  return useLocale() === 'th' ? th : en
}
