import { and, eq, ne, sql } from 'drizzle-orm'
import { payments, refunds } from '#database/schema/index.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'

/**
 * The money that has arrived for an order and was not given back as more than it costs, in ZAR cents. A refund of goods
 * leaves it as it is: those were paid for. Call it inside a transaction.
 */
export async function sumPaid(ctx: ShopCtx, about: { orderId: string }): Promise<number> {
  return (await sumPayments(ctx, about)).paidCents
}

/** The same, with what vouchers have paid of it and not got back. */
export async function sumPayments(
  ctx: ShopCtx,
  { orderId }: { orderId: string },
): Promise<{ paidCents: number; voucherCents: number }> {
  const givenBack = ctx.db
    .select({ cents: sql`coalesce(sum(${refunds.amountCents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.kind, 'surplus'), ne(refunds.status, 'failed')))
  const [paid] = await ctx.db
    .select({
      paidCents: sql`coalesce(sum(${payments.amountCents}), 0) - (${givenBack})`.mapWith(Number),
      voucherCents: sql`coalesce(sum(${payments.amountCents} - ${payments.refundedCents})
        filter (where ${payments.method} = 'voucher'), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return paid ?? { paidCents: 0, voucherCents: 0 }
}

/** Reads what an order that was paid still owes because a change has made it dearer, in ZAR cents. */
export async function readOwed(
  ctx: ShopCtx,
  { id, paymentStatus, totalCents }: Pick<LockedOrder, 'id' | 'paymentStatus' | 'totalCents'>,
): Promise<number> {
  if (!wasPaid(paymentStatus)) return 0
  return Math.max(0, totalCents - (await sumPaid(ctx, { orderId: id })))
}
