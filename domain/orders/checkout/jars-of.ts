import type { StockLine } from '#domain/catalog/inventory/schemas.ts'

/** The jars that items take of each product: those of one may be on several, in sets and on their own. */
export function jarsOf(items: { productId?: string | null | undefined; quantity: number }[]): StockLine[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of items) {
    if (productId) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}
