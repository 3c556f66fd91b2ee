import { useEffect, useState } from 'react'
import type { FoundProducts } from '#domain/site/product-search/views.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { fetchSuggestions } from './fetch-suggestions.ts'

const DEBOUNCE_MS = 150
const MIN_LENGTH = 2

/** The products that answer to a query as it is typed; undefined while there is nothing to say. */
export function useSuggestions(query: string): FoundProducts | undefined {
  const locale = useLocale()
  const [page, setPage] = useState<FoundProducts>()
  const search = query.trim()

  useEffect(() => {
    if (search.length < MIN_LENGTH) {
      setPage(undefined)
      return
    }
    const stale = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(search, locale, stale.signal).then(setPage, () => undefined)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [search, locale])

  return page
}
