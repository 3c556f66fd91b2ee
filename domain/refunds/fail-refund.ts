import { and, eq, sql } from 'drizzle-orm'
import { payments, refunds } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import { notifyOrderChanged, setAttention } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import type { Refund } from './get-refund.ts'

type FailRefundInput = { order: LockedOrder; refund: Refund; explanation: string }

/**
 * Ends a refund whose money does not go back: what was set apart for it is free for another one. Call it in the
 * transaction that has locked the order.
 * @returns false where the refund is no longer pending; nothing is done then
 */
export async function failRefund(
  ctx: ShopCtx,
  { order, refund, explanation }: FailRefundInput,
): Promise<boolean> {
  const failed = await ctx.db
    .update(refunds)
    .set({ status: 'failed', explanation })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
    .returning({ id: refunds.id })
  if (failed.length === 0) return false
  await ctx.db
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} - ${refund.amountCents}` })
    .where(eq(payments.id, refund.paymentId))
  // What was too much is here again: a person has to see it, also where a later payment has cleared the mark.
  if (refund.kind === 'surplus' && !order.attention) {
    await setAttention(ctx, { order, problem: refund.paymentProblem })
  }
  await notifyOrderChanged(ctx, { orderId: order.id })
  return true
}
