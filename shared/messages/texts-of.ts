import type { Locale } from '../kernel/locale.ts'
import * as en from './en/index.ts'
import * as th from './th/index.ts'

/** All texts of the site. English is the type that every other language must satisfy. */
export type Texts = typeof en

const TEXTS: Record<Locale, Texts> = { en, th }

/** The texts of a language, where all are in memory: on the server. A page in a browser fetches its own (`pageTexts`). */
export function textsOf(locale: Locale): Texts {
  return TEXTS[locale]
}
