import { use } from 'react'
import { isLocale, type Locale, LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { useLocale } from './locale.tsx'

type Loaders<Texts> = Record<Locale, () => Promise<Texts>>

const started: Promise<unknown>[] = []

/**
 * Texts that only some pages show: a hook that those pages call. They are fetched as soon as the module of such a page
 * is there; in a browser only in the language of the document, which links to the other language replace.
 */
export function pageTexts<Texts>(load: Loaders<Texts>): () => Texts {
  const loading = loadAll(load)
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

function loadAll<Texts>(load: Loaders<Texts>): Promise<Partial<Record<Locale, Texts>>> {
  const value: Partial<Record<Locale, Texts>> = {}
  const loading = Promise.all(
    languages().map(async (locale) => {
      value[locale] = await load[locale]()
    }),
  ).then(() => {
    // Says so where React reads it of a promise: nothing waits for one that is fulfilled.
    void Object.assign(loading, { status: 'fulfilled', value })
    return value
  })
  return loading
}

function languages(): readonly Locale[] {
  if (typeof document === 'undefined') return LOCALES
  const { lang } = document.documentElement
  return [isLocale(lang) ? lang : DEFAULT_LOCALE]
}
