/** A quantity of one product; a list of lines may contain each product once. */
export type StockLine = { productId: string; quantity: number }

/** What the public may know about a product's stock; `left` is set only if few are left. */
export type StockState = { state: 'in_stock' } | { state: 'low'; left: number } | { state: 'out_of_stock' }

/** Up to this many, pages say how many are left; the trigger in the migrations uses the same number. */
const LOW_STOCK = 5

export function toStockState(quantity: number): StockState {
  if (quantity <= 0) return { state: 'out_of_stock' }
  return quantity <= LOW_STOCK ? { state: 'low', left: quantity } : { state: 'in_stock' }
}
