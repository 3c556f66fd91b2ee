import { and, eq, sql } from 'drizzle-orm'
import { orders, payments, refunds } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { tellWatchers } from '../orders/index.ts'
import type { Refund } from './get-refund.ts'

/**
 * The money does not go: what was set apart for it is free for another refund. As the shop, in the transaction that
 * has locked the order.
 * @returns false where the refund no longer waits; nothing is done then
 */
export async function fail(ctx: Ctx, refund: Refund, explanation: string): Promise<boolean> {
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
  if (refund.kind === 'surplus') await flagAgain(ctx, refund)
  await tellWatchers(ctx, refund.orderId)
  return true
}

/** What was too much is here again: a person has to see it, also where what came meanwhile has cleared the mark. */
async function flagAgain(ctx: Ctx, { orderId, paymentId }: Refund): Promise<void> {
  const problem = ctx.db
    .select({ problem: payments.problem })
    .from(payments)
    .where(eq(payments.id, paymentId))
  await ctx.db
    .update(orders)
    .set({ attention: sql`coalesce(${orders.attention}, (${problem}))` })
    .where(eq(orders.id, orderId))
}
