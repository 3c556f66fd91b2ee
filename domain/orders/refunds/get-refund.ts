import { eq } from 'drizzle-orm'
import { payments, refunds } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

export type Refund = Awaited<ReturnType<typeof getRefund>>

/**
 * A refund and the payment it belongs to.
 * @throws DomainError not_found
 */
export async function getRefund(ctx: ShopCtx, { refundId }: { refundId: string }) {
  const [refund] = await ctx.db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      kind: refunds.kind,
      status: refunds.status,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      isByHand: refunds.isByHand,
      createdAt: refunds.createdAt,
      paymentId: refunds.paymentId,
      method: payments.method,
      paymentReference: payments.reference,
      paidCents: payments.amountCents,
      paymentProblem: payments.problem,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (!refund) throw new DomainError('not_found', 'refund')
  return refund
}
