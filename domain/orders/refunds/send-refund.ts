import { and, eq, sql } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { isPaymentMethod } from '#shared/orders/received-methods.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { lockOrder } from '../orders/index.ts'
import { completeRefund } from './complete-refund.ts'
import { failRefund } from './fail-refund.ts'
import { getRefund, type Refund } from './get-refund.ts'
import { mayAskProvider } from './is-sent-by-provider.ts'
import { policy } from './policy.ts'

/**
 * Asks the provider to send the money, and records the answer. A job, so it may be repeated. Refunds of one payment are
 * sent one after another, because the provider is told how much was refunded before.
 * @throws DomainError forbidden, not_found; conflict while an earlier one of the same payment is pending
 */
export async function sendRefund(ctx: Ctx, { refundId }: JobPayloads['send-refund']): Promise<void> {
  const actor = policy.sendRefund(ctx)
  const shop = asShop(ctx)
  const { refund, before } = await inTransaction(shop, async (ctx) => {
    const refund = await getRefund(ctx, { refundId })
    return { refund, before: await readBefore(ctx, refund) }
  })
  const provider = isPaymentMethod(refund.method) ? ctx.providers.get(refund.method) : undefined
  // A refund that could not be sent for too long, or whose provider the shop no longer has, is left to staff.
  if (refund.status !== 'pending' || !mayAskProvider(refund, ctx) || !provider?.refund) return
  if (before.pending > 0) throw new DomainError('conflict', 'refund')
  const { paymentReference, paidCents, amountCents, reason } = refund
  const answer = await provider.refund({
    paymentReference,
    paidCents,
    amountCents,
    refundedBeforeCents: before.settledCents,
    refundId,
    reason,
  })
  await inTransaction(shop, async (ctx) => {
    const order = await lockOrder(ctx, refund)
    const by = { actor, reason }
    if (answer.ok) await completeRefund(ctx, { order, refund, reference: answer.reference, by })
    else await failRefund(ctx, { order, refund, explanation: answer.explanation })
  })
}

/**
 * The state of earlier refunds of the same payment: how much was refunded, and how many are pending. Only earlier ones
 * count, so that every attempt sends the same request, even if another attempt overtakes it.
 */
async function readBefore(
  ctx: ShopCtx,
  { id, paymentId }: Refund,
): Promise<{ settledCents: number; pending: number }> {
  const isEarlier = sql`(${refunds.createdAt}, ${refunds.id}) < (select created_at, id from refunds where id = ${id})`
  const [before] = await ctx.db
    .select({
      settledCents: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} = 'settled'), 0)::int`,
      pending: sql<number>`(count(*) filter (where ${refunds.status} = 'pending'))::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isEarlier))
  return before ?? { settledCents: 0, pending: 0 }
}
