/** So many of one product; each product may stand in a list of lines once. */
export type StockLine = { productId: string; quantity: number }

/** What may be said of a product's stock: `left` only when few are left. */
export type StockState = { state: 'in_stock' } | { state: 'low'; left: number } | { state: 'out_of_stock' }

/** Up to this many, pages say how many are left; the trigger in the migrations knows the number too. */
const LOW_STOCK = 5

export function toStockState(quantity: number): StockState {
  if (quantity <= 0) return { state: 'out_of_stock' }
  return quantity <= LOW_STOCK ? { state: 'low', left: quantity } : { state: 'in_stock' }
}
