import { and, eq, sql } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/index.ts'
import { mayAskProvider } from './is-sent-by-provider.ts'
import { fail } from './fail.ts'
import { getRefund, type Refund } from './get-refund.ts'
import { settle } from './settle.ts'

/**
 * Asks the provider to send the money, and writes down what became of it. A job's work: may be repeated. Refunds of
 * one payment go one after another, because a provider is told what went back before.
 * @throws DomainError not_found; conflict while an earlier one of the same payment waits
 */
export async function sendRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  const { actor } = ctx
  if (actor.role !== 'shop') throw new DomainError('forbidden')
  const { refund, before } = await inTransaction(ctx, async (ctx) => {
    const refund = await getRefund(ctx, refundId)
    return { refund, before: await readBefore(ctx, refund) }
  })
  const provider = ctx.providers.get(refund.method)
  // What could not be sent for long, or by a provider that the shop no longer has, is left to a person.
  if (refund.status !== 'pending' || !mayAskProvider(ctx, refund) || !provider?.refund) return
  if (before.waiting > 0) throw new DomainError('conflict', 'refund')
  const { paymentReference, paidCents, amountCents, reason } = refund
  const answer = await provider.refund({
    paymentReference,
    paidCents,
    amountCents,
    refundedBeforeCents: before.settledCents,
    refundId,
    reason,
  })
  await inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, refund.orderId)
    if (answer.ok) await settle(ctx, order, refund, answer.reference, { actor, reason })
    else await fail(ctx, refund, answer.explanation)
  })
}

/**
 * What became of the refunds of the same payment that were asked for earlier: how much has gone, how many still wait.
 * Only those, so that every attempt says the same, also one that another attempt overtakes.
 */
async function readBefore(
  ctx: Ctx,
  { id, paymentId }: Refund,
): Promise<{ settledCents: number; waiting: number }> {
  const isEarlier = sql`(${refunds.createdAt}, ${refunds.id}) < (select created_at, id from refunds where id = ${id})`
  const [before] = await ctx.db
    .select({
      settledCents: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} = 'settled'), 0)::int`,
      waiting: sql<number>`(count(*) filter (where ${refunds.status} = 'pending'))::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isEarlier))
  return before ?? { settledCents: 0, waiting: 0 }
}
