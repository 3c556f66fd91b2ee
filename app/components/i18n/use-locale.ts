import { createContext, use } from 'react'
import type { Locale } from '#shared/kernel/locale.ts'

export const LocaleContext = createContext<Locale | undefined>(undefined)

/** The language of the page. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale must be used within a LocaleProvider')
  return locale
}
