/** A quantity of one product; a list of lines may contain each product once. */
export type StockLine = { productId: string; quantity: number }

/** What the public may know about a product's stock; `left` is set only if few are left. */
export type StockState = { state: 'in_stock' } | { state: 'low'; left: number } | { state: 'out_of_stock' }

/** Up to this many, pages say how many are left; the trigger in the migrations uses the same number. */
const LOW_STOCK = 5

/**
 * How many are left, for somebody who wants more than that: the number if few are left, which pages say anyway, else
 * null. The exact stock is the shop's business.
 */
export function toLeft(quantity: number): number | null {
  return quantity <= LOW_STOCK ? Math.max(0, quantity) : null
}

/** How many such a person is offered instead: all of few, else rounded down to tens. */
export function toOffered(quantity: number): number {
  return toLeft(quantity) ?? Math.max(LOW_STOCK, quantity - (quantity % 10))
}

export function toStockState(quantity: number): StockState {
  if (quantity <= 0) return { state: 'out_of_stock' }
  return quantity <= LOW_STOCK ? { state: 'low', left: quantity } : { state: 'in_stock' }
}
