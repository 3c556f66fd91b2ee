import type { auditLog } from '#database/schema/index.ts'
import type { SeedRecall } from '#database/seed/orders/recalls.ts'
import type { Buyer, Code, Goods } from './new-order.ts'
import type { OrderBook } from './order-book.ts'
import type { Random } from './random.ts'
import type { Shelves } from './shelves.ts'

/** Its days: as many as reports look back on. */
export const YEAR_DAYS = 365

/** Entries of the audit log. */
export type Deed = {
  action: (typeof auditLog.$inferInsert)['action']
  subjectId: string
  details: Record<string, string>
  at: Date
}
export type Stocktake = {
  id: string
  at: Date
  lines: { productId: string; expected: number; counted: number }[]
}

export type StockedGoods = Goods & { shelfDays: number }

export type YearInput = {
  now: Date
  goods: StockedGoods[]
  /** The faithful first. */
  customers: Buyer[]
  newGuest: () => Buyer
  /** The demo's own customer, who orders every few weeks. */
  ownCustomer: Buyer
  codes: { welcome: Code; festive: Code }
  recalls: SeedRecall[]
  staffId: string
  shelves: Shelves
  book: OrderBook
  random: Random
}
