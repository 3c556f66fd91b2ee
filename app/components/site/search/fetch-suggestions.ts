import type { FoundProducts } from '#domain/site/product-search/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'

const STALE_AFTER_MS = 3 * 60_000

const kept = new Map<string, { at: number; page: FoundProducts }>()

/** Products for what has been typed so far, kept for three minutes. Undefined when there is no answer to show. */
export async function fetchSuggestions(
  search: string,
  language: Locale,
  signal: AbortSignal,
): Promise<FoundProducts | undefined> {
  const address = `/api/products?${new URLSearchParams({ search, language }).toString()}`
  const known = kept.get(address)
  if (known && Date.now() - known.at < STALE_AFTER_MS) return known.page

  const response = (await ask(address, signal)) ?? (await ask(address, signal))
  if (!response?.ok) return undefined
  const page = (await response.json()) as FoundProducts
  kept.set(address, { at: Date.now(), page })
  return page
}

/** The answer, also when it is a refusal; undefined where asking once more may help. */
async function ask(address: string, signal: AbortSignal): Promise<Response | undefined> {
  try {
    const response = await fetch(address, { signal })
    return response.status < 500 ? response : undefined
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}
