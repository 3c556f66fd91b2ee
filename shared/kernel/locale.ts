/** The languages of the site. English is at `/…`, Thai at `/th/…`. */
export const LOCALES = ['en', 'th'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** A text as the database stores it, always in both languages. */
export type LocalizedText = { en: string; th: string }

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'th'
}

/** The language at the beginning of a path, which may have a query and a hash. */
const LANGUAGE = /^\/th(?=[/?#]|$)/

/** The language of a path: `/th/shop` is Thai, everything else English. */
export function localeOfPath(path: string): Locale {
  return LANGUAGE.test(path) ? 'th' : 'en'
}

/** The path without its language: `/th/shop` → `/shop`, `/th` → `/`. */
export function withoutLocale(path: string): string {
  const bare = path.replace(LANGUAGE, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** The same page in a language: (`/shop`, th) → `/th/shop`. */
export function localizedPath(path: string, locale: Locale): string {
  const bare = withoutLocale(path)
  if (locale === DEFAULT_LOCALE) return bare
  return `/th${bare.replace(/^\/(?=[?#]|$)/, '')}`
}
