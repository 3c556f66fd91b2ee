import type { StockLine } from '#domain/catalog/inventory/schemas.ts'

/** The stock that an order is to hold until it is paid. */
export type StockHold = {
  isTransfer: boolean
  totalCents: number
  /** `stock` is how many there are now. */
  lines: (StockLine & { stock: number })[]
}

/** Another unpaid order of the same buyer, to be paid the same way, and what it holds. */
export type OtherStockHold = {
  isByContact: boolean
  isByAddress: boolean
  isByNetwork: boolean
  totalCents: number
  lines: StockLine[]
}

/** The reason that an order cannot be held until it is paid. It says nothing about the orders that are held already. */
export type StockHoldRefusal =
  /** There are too many. */
  | { limit: 'orders' }
  /** Together they are worth more than `maxCents`. */
  | { limit: 'value'; maxCents: number }
  /** They hold too many of some products; `most` is how many this order may have, perhaps 0. */
  | { limit: 'quantity'; lines: { productId: string; most: number }[] }

export type CheckStockHoldResult =
  /** The time that it is held, in milliseconds. */
  { ok: true; waitMs: number } | ({ ok: false; reason: 'unpaid_limit' } & StockHoldRefusal)
