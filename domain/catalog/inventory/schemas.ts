import type { StockState } from './views.ts'

/** A quantity of one product; a list of lines may contain each product once. */
export type StockLine = { productId: string; quantity: number }

/** The numbers that the stock of a product is judged by. */
export type StockRow = {
  stockQuantity: number
  /** Up to this many are few: see `lowStockSql`. */
  lowStock: number
}

const isFew = ({ stockQuantity, lowStock }: StockRow) => stockQuantity <= lowStock

/**
 * Returns how many are left, for somebody who wants more than that: the number if few are left, which pages say anyway,
 * else null. The exact stock is the shop's business.
 */
export function toLeft(row: StockRow): number | null {
  return isFew(row) ? Math.max(0, row.stockQuantity) : null
}

/** Returns how many such a person is offered instead: all of few, else rounded down to tens. */
export function toOffered(row: StockRow): number {
  const { stockQuantity, lowStock } = row
  return toLeft(row) ?? Math.max(1, lowStock, stockQuantity - (stockQuantity % 10))
}

export function toStockState(row: StockRow): StockState {
  if (row.stockQuantity <= 0) return { state: 'out_of_stock' }
  return isFew(row) ? { state: 'low', left: row.stockQuantity } : { state: 'in_stock' }
}

/** A line of an order, and the batches from which it was packed. */
export type PackedItem = {
  orderId: string
  orderItemId: string
  /** The first to expire comes first. */
  batches: {
    batchId: string
    /** As it is printed on the jar. */
    code: string
    /** `2027-03-31` */
    bestBefore: string
    quantity: number
    isRecalled: boolean
  }[]
  /** The number of packed jars whose batch nobody knows. */
  withoutBatch: number
}
