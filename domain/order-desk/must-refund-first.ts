import { and, eq } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { isCalledOff } from '#shared/orders/order-states.ts'
import type { Ctx } from '../context.ts'
import { canBeCancelled } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { readPayments } from '../payments/index.ts'

type Order = Pick<LockedOrder, 'id' | 'status' | 'paymentStatus' | 'totalCents'>

/**
 * Whether money has to go back before an order can be hidden: a refund is pending, more has come than the order costs,
 * or money came for an order that is called off, or that hiding would cancel.
 */
export async function mustRefundFirst(ctx: Ctx, order: Order): Promise<boolean> {
  const isPending = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'))
  if (await ctx.db.$count(refunds, isPending)) return true
  const endsCalledOff = isCalledOff(order.status) || canBeCancelled(order.status)
  return (await readPayments(ctx, order)).some(
    ({ leftCents, surplusCents }) => surplusCents > 0 || (leftCents > 0 && endsCalledOff),
  )
}
