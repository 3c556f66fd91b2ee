import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'

/** An order of a table. Amounts in ZAR cents. */
export type TableOrder = {
  id: string
  number: string
  accessKey: string
  customerId: string | null
  status: OrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
  payBy: Date
}

/** The orders of a table: its newest deposit, and those of jars that are handed over at it. */
export type TableOrders = { deposit: TableOrder | undefined; jars: TableOrder[] }

/**
 * The state of a deposit: it will be asked for, it is to be paid, it is paid, it was given back, it was kept or taken
 * off the bill, or it never came.
 */
export const DEPOSIT_STATES = ['needed', 'due', 'paid', 'refunded', 'settled', 'ended'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** The end of a table, which decides what becomes of its orders. */
export type TableOutcome =
  | { is: 'cancelled'; isRefunded: boolean }
  | { is: 'finished' }
  | { is: 'no_show' }
  /** The team gives the table without a deposit. */
  | { is: 'waived' }

/** A reserved table at which a guest can have jars handed over. */
export type TableOfGuest = { key: string; startsAt: Date }
