import { asc, eq } from 'drizzle-orm'
import { orderItems, payments, refundLines, refunds } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { attachDocument } from './attach-document.ts'
import { deliverOrderMail } from './deliver-order-mail.ts'
import { type RefundToTell, refundedMail } from './order-mails.ts'

/** Tells the buyer that money is on its way back, with the credit note. A job's work: may be repeated. */
export async function sendRefunded(
  ctx: Ctx,
  { orderId, refundId, jobId }: JobInput<'send-refunded'>,
): Promise<void> {
  await deliverOrderMail(ctx, orderId, jobId, `refunded-${refundId}`, async (order, shop) => {
    const creditNote = order.documents.find((document) => document.refundId === refundId)
    return attachDocument(ctx, refundedMail(order, await readRefund(ctx, refundId), shop), order, creditNote)
  })
}

async function readRefund(ctx: Ctx, refundId: string): Promise<RefundToTell> {
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
