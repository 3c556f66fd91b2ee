/** A product as this browser remembers it, in the language in which it was seen. */
export type Viewed = { slug: string; name: string; image: string | null; tint: string }

const KEY = 'viewed'
const MOST_SHOWN = 4

/** Remembers a product as the last one that was looked at. Gives those before it, the latest first. */
export function noteViewed(product: Viewed): Viewed[] {
  const before = read().filter(({ slug }) => slug !== product.slug)
  try {
    localStorage.setItem(KEY, JSON.stringify([product, ...before].slice(0, MOST_SHOWN + 1)))
  } catch {
    // A browser that keeps nothing has nothing to show.
    return []
  }
  return before.slice(0, MOST_SHOWN)
}

export function forgetViewed(): void {
  localStorage.removeItem(KEY)
}

function read(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch {
    return []
  }
}

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false
  const { slug, name, image, tint } = value as Record<string, unknown>
  const areTexts = [slug, name, tint].every((text) => typeof text === 'string')
  return areTexts && (image === null || typeof image === 'string')
}
