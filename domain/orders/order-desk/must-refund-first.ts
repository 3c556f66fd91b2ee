import { and, eq } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { isCalledOff, isUnshipped } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { readPayments } from '../payments/index.ts'

type Order = Pick<LockedOrder, 'id' | 'status' | 'paymentStatus' | 'totalCents' | 'cancelsAt'>

/**
 * True if a refund is owed before an order can be hidden: one is pending, more was paid than the order costs, or money
 * was paid for an order that is cancelled or expired, or will be in a moment, or would be cancelled by hiding it.
 */
export async function mustRefundFirst(ctx: Ctx, order: Order): Promise<boolean> {
  if (order.cancelsAt) return true
  const isPending = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'))
  if (await ctx.db.$count(refunds, isPending)) return true
  return owesMoney(order, await readPayments(ctx, order))
}

/** The same of what was paid alone, where no refund is pending. */
export function owesMoney(
  { status }: Pick<Order, 'status'>,
  paid: { leftCents: number; surplusCents: number }[],
): boolean {
  const endsCalledOff = isCalledOff(status) || isUnshipped(status)
  return paid.some(({ leftCents, surplusCents }) => surplusCents > 0 || (leftCents > 0 && endsCalledOff))
}
