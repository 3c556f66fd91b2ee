import { asc, eq } from 'drizzle-orm'
import { orderItems, payments, refundLines, refunds } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { isSentByProvider } from '../refunds/index.ts'
import type { StaffRefund } from './views.ts'

/** Every refund of an order, the oldest first, including those that failed. */
export async function readStaffRefunds(ctx: Ctx, orderId: string, language: Locale): Promise<StaffRefund[]> {
  const rows = await ctx.db
    .select({
      id: refunds.id,
      kind: refunds.kind,
      status: refunds.status,
      amountCents: refunds.amountCents,
      vatCents: refunds.vatCents,
      method: payments.method,
      reason: refunds.reason,
      reference: refunds.reference,
      explanation: refunds.explanation,
      requestedBy: nameOf(refunds.requestedBy),
      isByHand: refunds.isByHand,
      requestedAt: refunds.createdAt,
      settledAt: refunds.settledAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const linesOf = await readLines(ctx, orderId, language)
  return rows.map(({ isByHand, ...row }) => ({
    ...row,
    isSentByProvider: isSentByProvider({ ...row, isByHand, createdAt: row.requestedAt }, ctx),
    lines: (linesOf.get(row.id) ?? []).map(({ refundId: _refundId, ...line }) => line),
  }))
}

async function readLines(ctx: Ctx, orderId: string, language: Locale) {
  const lines = await ctx.db
    .select({
      refundId: refundLines.refundId,
      name: orderItems.name,
      quantity: refundLines.quantity,
      amountCents: refundLines.amountCents,
      restocks: refundLines.restocks,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .leftJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(eq(refunds.orderId, orderId))
    // The delivery comes last.
    .orderBy(asc(orderItems.position))
  return Map.groupBy(
    lines.map((line) => ({ ...line, name: line.name?.[language] ?? null })),
    ({ refundId }) => refundId,
  )
}
