type Language = {
  /** In its own words. */
  name: string
  /** The beginning of its addresses. */
  prefix: '' | `/${string}`
  /** The language that stands in for a text that this one lacks. */
  fallback: string
  /** Says how dates and lists are written (BCP 47). Years are everywhere those of the Gregorian calendar. */
  tag: string
}

const languages = {
  en: {
    name: 'English',
    prefix: '',
    fallback: 'th',
    tag: 'en-ZA',
  },
  th: {
    name: 'ไทย',
    prefix: '/th',
    fallback: 'en',
    tag: 'th',
  },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages

/** The languages of the site. One more is an entry in this list, its texts, and whatever then fails to compile. */
export const LANGUAGES: Record<Locale, Language & { fallback: Locale }> = languages
export const LOCALES = Object.keys(languages) as [Locale, ...Locale[]]
/** The one whose addresses have no prefix. */
export const DEFAULT_LOCALE: Locale = 'en'

/** A text as the database stores it, in every language. */
export type LocalizedText = Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** Returns the English name of a language: `Thai`. */
export function nameInEnglish(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
}

/** Makes one of each language: `{ en: make('en'), th: make('th') }`. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}

export const NO_TEXT: LocalizedText = byLocale(() => '')

/** A language, and then those that stand in for it, one after the other. */
export function withFallbacks(locale: Locale): Locale[] {
  const found = new Set<Locale>()
  for (let next = locale; !found.has(next); next = LANGUAGES[next].fallback) found.add(next)
  return [...found]
}

/** The text in a language, or in the first that stands in for it and is not empty. */
export function pick(text: LocalizedText, locale: Locale): string {
  const language = withFallbacks(locale).find((one) => text[one])
  return language ? text[language] : ''
}

/** The language that a browser or a client asks for first, if the site has it: `th-TH,th;q=0.9,en;q=0.8` → th. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const language = /^\s*([a-z]+)\b/i.exec(header ?? '')?.[1]?.toLowerCase()
  return isLocale(language) ? language : undefined
}

const prefixes = LOCALES.map((locale) => LANGUAGES[locale].prefix).filter((prefix) => prefix !== '')
/** The language at the beginning of a path, which may have a query and a hash. */
const PREFIX = new RegExp(`^(?:${prefixes.join('|')})(?=[/?#]|$)`)

/** The language of a path: `/th/shop` is Thai; one without a prefix is in the default language. */
export function localeOfPath(path: string): Locale {
  const prefix = PREFIX.exec(path)?.[0]
  return LOCALES.find((locale) => LANGUAGES[locale].prefix === prefix) ?? DEFAULT_LOCALE
}

/** The path without its language: `/th/shop` → `/shop`, `/th` → `/`. */
export function withoutLocale(path: string): string {
  const bare = path.replace(PREFIX, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** The same page in a language: (`/shop`, th) → `/th/shop`. */
export function localizedPath(path: string, locale: Locale): string {
  const bare = withoutLocale(path)
  const { prefix } = LANGUAGES[locale]
  return prefix === '' ? bare : prefix + bare.replace(/^\/(?=[?#]|$)/, '')
}
