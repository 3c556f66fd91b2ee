import { type ErrorMessages, errors as en } from '#shared/messages/en/errors.ts'
import { errors as th } from '#shared/messages/th/errors.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

/** The texts of the error pages: they travel with those, in both languages, and not with every page. */
export function useErrorMessages(): ErrorMessages {
  return useLocale() === 'th' ? th : en
}
