import { eq, sql } from 'drizzle-orm'
import { orders, payments } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'
import { type By, type LockedOrder, lockOrder } from '../orders/index.ts'
import type { PaymentProblem } from '../orders/schemas.ts'
import { confirmPaid } from './confirm-paid.ts'

export type Received = {
  orderId: string
  method: PaymentMethod
  /** What the bank or the provider calls it. */
  reference: string
  amountCents: number
}
export type RecordedPayment =
  { isNew: false } | { isNew: true; paid: true } | { isNew: true; paid: false; problem: PaymentProblem }

/**
 * Money has arrived, whoever says so first, in whatever order: it is written down once, and pays its order if it is
 * what the order waits for. What does not fit is kept and marked for a person. Inside the caller's transaction, as
 * the shop.
 */
export async function recordPayment(ctx: Ctx, received: Received, by: By): Promise<RecordedPayment> {
  const order = await lockOrder(ctx, received.orderId)
  const sumCents = (await sumReceived(ctx, order.id)) + received.amountCents
  const problem = problemOf(order, received.amountCents, sumCents)
  const [recorded] = await ctx.db
    .insert(payments)
    .values({ ...received, problem, recordedBy: 'id' in by.actor ? by.actor.id : null, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning({ id: payments.id })
  if (!recorded) return { isNew: false }
  // What came too much before still has to go back to somebody.
  if (problem !== order.attention && (problem || sumCents === order.totalCents)) {
    await ctx.db.update(orders).set({ attention: problem }).where(eq(orders.id, order.id))
  }
  if (problem) return { isNew: true, paid: false, problem }
  await confirmPaid(ctx, order, by)
  return { isNew: true, paid: true }
}

/** What has arrived for an order before and is still here: several transfers may pay it together. */
async function sumReceived(ctx: Ctx, orderId: string): Promise<number> {
  const [sum] = await ctx.db
    .select({
      cents: sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)::int`,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return sum?.cents ?? 0
}

function problemOf(order: LockedOrder, amountCents: number, sumCents: number): PaymentProblem | null {
  if (['paid', 'partially_refunded', 'refunded'].includes(order.paymentStatus)) return 'paid_twice'
  if (['cancelled', 'expired', 'returned'].includes(order.status)) return 'late'
  return amountCents === order.totalCents || sumCents === order.totalCents ? null : 'wrong_amount'
}
