import { and, eq } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import type { LockedOrder } from '../orders/lock-order.ts'
import { readPayments } from '../payments/read-payments.ts'
import { isStockBack, ORDER_STEPS } from '../orders/states.ts'

type Order = Pick<LockedOrder, 'id' | 'status' | 'paymentStatus' | 'totalCents'>

/**
 * Whether money has to go back before an order can be taken out of sight: it waits to go, is more than the order
 * costs, or came for an order that is off, or would be by that. For staff and the shop.
 */
export async function mustRefundFirst(ctx: Ctx, order: Order): Promise<boolean> {
  const isWaiting = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'))
  if (await ctx.db.$count(refunds, isWaiting)) return true
  const isOff = isStockBack(order.status) || ORDER_STEPS[order.status].includes('cancelled')
  return (await readPayments(ctx, order)).some(
    ({ leftCents, surplusCents }) => surplusCents > 0 || (leftCents > 0 && isOff),
  )
}
