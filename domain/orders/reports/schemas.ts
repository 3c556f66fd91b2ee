import type { MarkedOrderSummary } from '../orders/views.ts'
import type { OrderQueue } from '#shared/orders/order-states.ts'
import type { CompanyFact } from '#domain/base/settings/schemas.ts'

/** So many are counted at most: more than that says nothing more. */
export const MOST_COUNTED = 999

/** A day of the shop's time zone, `2026-11-22`. Sales in ZAR cents, VAT and delivery included. */
export type SalesDay = { day: string; orders: number; cents: number }
export type SalesSum = { orders: number; cents: number }

export type Sales = {
  /** The last 30 days, today included, the oldest first. */
  days: SalesDay[]
  /** The 30 days before those. */
  daysBefore: SalesDay[]
  sum: SalesSum
  sumBefore: SalesSum
  /** The best sellers of the last 30 days, by jars; what was refunded is taken off. */
  bestSellers: { productId: string; name: string; quantity: number; cents: number }[]
}

/** Orders that wait for staff: how many (`MOST_COUNTED + 1` for more), and the few that have waited longest. */
export type Queue = { count: number; first: MarkedOrderSummary[] }

export type Work = {
  queues: Record<Exclude<OrderQueue, 'unpaid'>, Queue>
  /** Active products of which few are left, the fewest first. */
  lowStock: { count: number; first: { id: string; name: string; left: number }[] }
}

/** The steps of an owner before the first sale, each true if done, and whether the shop is open. */
export type FirstSteps = Record<CompanyFact | 'categories' | 'products' | 'isOpen', boolean>
