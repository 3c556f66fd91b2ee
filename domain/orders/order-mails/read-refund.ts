import { asc, eq } from 'drizzle-orm'
import { orderItems, payments, refundLines, refunds } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { RefundToMail } from './order-mails.ts'

/**
 * A refund as its mail shows it.
 * @throws DomainError not_found
 */
export async function readRefund(ctx: ShopCtx, refundId: string): Promise<RefundToMail> {
  return inTransaction(ctx, async (ctx) => {
    const [refund] = await ctx.db
      .select({ kind: refunds.kind, amountCents: refunds.amountCents, method: payments.method })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId))
    if (!refund) throw new DomainError('not_found', 'refund')
    const lines = await ctx.db
      .select({
        name: orderItems.name,
        quantity: refundLines.quantity,
        amountCents: refundLines.amountCents,
      })
      .from(refundLines)
      .leftJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
      .where(eq(refundLines.refundId, refundId))
      // The delivery comes last.
      .orderBy(asc(orderItems.position))
    return { ...refund, lines }
  })
}
