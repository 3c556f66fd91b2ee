import type { LocalizedText } from '#shared/kernel/locale.ts'

type Bought = { productId: string | null; name: LocalizedText; quantity: number }

/** The lines of an order as they were bought: a set in place of its parts, where the first of them is. */
export function asBought(items: (Bought & { set: (Bought & { id: string }) | null })[]): Bought[] {
  const seen = new Set<string>()
  return items.flatMap(({ set, ...item }): Bought[] => {
    if (!set) return [item]
    if (seen.has(set.id)) return []
    seen.add(set.id)
    return [set]
  })
}
