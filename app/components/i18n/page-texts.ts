import { use } from 'react'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { markFulfilled } from '#app/platform/mark-fulfilled.ts'
import { useLocale } from './use-locale.ts'

/**
 * A file of texts in every language, as Vite finds them:
 * `import.meta.glob('./*\/orders/find.ts', { base: '/shared/messages' })`.
 */
export type TextFiles<Texts> = Record<string, () => Promise<Record<string, Texts>>>

const started: Promise<unknown>[] = []

/**
 * Texts that only some pages show: a hook that those pages call. They are fetched as soon as the module of such a page
 * is there; in a browser only in the language of the document, which links to the other languages replace.
 */
export function pageTexts<Texts>(files: TextFiles<Texts>): () => Texts {
  const loading = loadAll<Texts>(files)
  started.push(loading)
  return function useTexts() {
    const locale = useLocale()
    // Called each time: what has suspended must call it again.
    const texts = use(loading)[locale]
    if (!texts) throw new Error(`the texts of this page have not been loaded in ${locale}`)
    return texts
  }
}

/** Resolves when the texts are there of all modules that have been loaded: those of the first page, before it is hydrated. */
export async function pageTextsLoaded(): Promise<void> {
  await Promise.all(started)
}

/** Fetches texts in one language. */
export async function fetchTexts<Texts>(files: TextFiles<Texts>, locale: Locale): Promise<Texts> {
  const path = Object.keys(files).find((one) => one.startsWith(`./${locale}/`)) ?? locale
  // A file of texts exports them, and nothing else that is there at runtime.
  const [texts] = Object.values((await files[path]?.()) ?? {})
  if (!texts) throw new Error(`there are no texts in ${path}`)
  return texts
}

function loadAll<Texts>(files: TextFiles<Texts>): Promise<Partial<Record<Locale, Texts>>> {
  const value: Partial<Record<Locale, Texts>> = {}
  const loading: Promise<Partial<Record<Locale, Texts>>> = Promise.all(
    languages().map(async (locale) => {
      value[locale] = await fetchTexts(files, locale)
    }),
  ).then(() => {
    markFulfilled(loading, value)
    return value
  })
  return loading
}

function languages(): readonly Locale[] {
  if (typeof document === 'undefined') return LOCALES
  const { lang } = document.documentElement
  return [isLocale(lang) ? lang : DEFAULT_LOCALE]
}
