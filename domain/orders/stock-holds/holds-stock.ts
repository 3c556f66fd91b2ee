import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { UNPAID_STATUSES } from '#shared/orders/order-states.ts'

/** The orders that hold stock and are not paid. */
export function holdsStock(): SQL | undefined {
  return and(
    eq(orders.status, 'pending'),
    // A deposit keeps a table, and no stock.
    eq(orders.kind, 'goods'),
    inArray(orders.paymentStatus, UNPAID_STATUSES),
    gt(orders.totalCents, 0),
    isNull(orders.hiddenAt),
  )
}
