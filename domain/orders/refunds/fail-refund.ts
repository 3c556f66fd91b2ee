import { and, eq, sql } from 'drizzle-orm'
import { payments, refunds } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { notifyOrderChanged, setAttention } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { returnToVoucher } from '../vouchers/index.ts'
import type { Refund } from './get-refund.ts'

type FailRefundInput = { order: LockedOrder; refund: Refund; explanation: string }

/**
 * Ends a refund that will not be sent: its reserved amount can be used for another one. Call it in the transaction that
 * has locked the order.
 * @returns false if the refund is no longer pending; then nothing is done
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
  if (order.kind === 'voucher' && refund.kind === 'goods') {
    await returnToVoucher(ctx, { orderId: order.id, cents: refund.amountCents, actor: ctx.actor })
  }
  // There is a surplus again: staff have to see it, even if a later payment has removed the mark.
  if (refund.kind === 'surplus' && !order.attention) {
    await setAttention(ctx, { order, problem: refund.paymentProblem ?? 'wrong_amount' })
  }
  await notifyOrderChanged(ctx, { orderId: order.id })
  return true
}
