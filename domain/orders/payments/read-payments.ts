import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { payments, refunds } from '#database/schema/index.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { policy } from './policy.ts'

/**
 * The payments that have arrived for an order, the oldest first: how much of each has not been refunded (`leftCents`),
 * and how much of that is more than the order costs (`surplusCents`). Amounts in ZAR cents. Call it inside a
 * transaction.
 * @throws DomainError forbidden
 */
export async function readPayments(
  ctx: Ctx,
  order: Pick<LockedOrder, 'id' | 'paymentStatus' | 'totalCents'>,
) {
  policy.readPayments(ctx)
  const received = await ctx.db
    .select({
      id: payments.id,
      method: payments.method,
      reference: payments.reference,
      amountCents: payments.amountCents,
      leftCents: sql<number>`${payments.amountCents} - ${payments.refundedCents}`,
      problem: payments.problem,
      reason: payments.reason,
      receivedOn: payments.receivedOn,
      at: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const [returned] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.kind, 'surplus'), ne(refunds.status, 'failed')))
  // For an order that was never paid, everything is surplus.
  const keptCents = wasPaid(order.paymentStatus) ? order.totalCents : 0
  const sumCents = received.reduce((sum, payment) => sum + payment.amountCents, 0)
  return shareSurplus(received, sumCents - keptCents - (returned?.cents ?? 0))
}

/**
 * Assigns the surplus to payments with a problem first, then to vouchers, whose money is to be spent here; among those to the
 * newest first.
 */
function shareSurplus<Payment extends { leftCents: number; problem: string | null; method: string }>(
  received: Payment[],
  surplusCents: number,
) {
  const newestFirst = received.toReversed()
  const suspects = [
    ...newestFirst.filter(({ problem }) => problem),
    ...newestFirst.filter(({ problem, method }) => !problem && method === 'voucher'),
    ...newestFirst.filter(({ problem, method }) => !problem && method !== 'voucher'),
  ]
  const shares = new Map<Payment, number>()
  let restCents = Math.max(0, surplusCents)
  for (const payment of suspects) {
    const share = Math.min(restCents, payment.leftCents)
    shares.set(payment, share)
    restCents -= share
  }
  return received.map((payment) => ({ ...payment, surplusCents: shares.get(payment) ?? 0 }))
}
