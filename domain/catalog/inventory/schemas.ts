/** A quantity of one product; a list of lines may contain each product once. */
export type StockLine = { productId: string; quantity: number }

/** What the public may know about a product's stock; `left` is set only if few are left. */
export type StockState = { state: 'in_stock' } | { state: 'low'; left: number } | { state: 'out_of_stock' }

/** What the stock of a product is judged by. */
export type StockRow = {
  stockQuantity: number
  /** Up to this many are few: see `lowStockSql`. */
  lowStock: number
}

const isFew = ({ stockQuantity, lowStock }: StockRow) => stockQuantity <= lowStock

/**
 * How many are left, for somebody who wants more than that: the number if few are left, which pages say anyway, else
 * null. The exact stock is the shop's business.
 */
export function toLeft(row: StockRow): number | null {
  return isFew(row) ? Math.max(0, row.stockQuantity) : null
}

/** How many such a person is offered instead: all of few, else rounded down to tens. */
export function toOffered(row: StockRow): number {
  const { stockQuantity, lowStock } = row
  return toLeft(row) ?? Math.max(1, lowStock, stockQuantity - (stockQuantity % 10))
}

export function toStockState(row: StockRow): StockState {
  if (row.stockQuantity <= 0) return { state: 'out_of_stock' }
  return isFew(row) ? { state: 'low', left: row.stockQuantity } : { state: 'in_stock' }
}

/** From which batches a line of an order was packed. */
export type PackedItem = {
  orderId: string
  orderItemId: string
  /** What expires first comes first. */
  batches: {
    batchId: string
    /** As it is printed on the jar. */
    code: string
    /** `2027-03-31` */
    bestBefore: string
    quantity: number
    isRecalled: boolean
  }[]
  /** How many jars were packed whose batch nobody knows. */
  withoutBatch: number
}
