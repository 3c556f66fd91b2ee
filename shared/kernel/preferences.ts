import { cookieName } from './cookies.ts'
import { isLocale, type Locale } from './locale.ts'
import { type Currency, isCurrency } from './money.ts'

/** A visitor's choices; no language if none was chosen. */
export type Preferences = { currency: Currency; language: Locale | undefined }

/** Reads the stored choices; anything but the known values is ignored (docs/specification.md §4). */
export function readPreferences(siteUrl: string, cookies: ReadonlyMap<string, string>): Preferences {
  const language = cookies.get(cookieName(siteUrl, 'language'))
  const currency = cookies.get(cookieName(siteUrl, 'currency'))
  return {
    language: isLocale(language) ? language : undefined,
    currency: isCurrency(currency) ? currency : 'ZAR',
  }
}
