import { eq, sql } from 'drizzle-orm'
import { orders, payments } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'
import type { By, LockedOrder } from '../orders/index.ts'
import type { PaymentProblem } from '../orders/schemas.ts'
import { confirmPaid } from './confirm-paid.ts'

export type Received = {
  method: PaymentMethod
  /** What the bank or the provider calls it. */
  reference: string
  amountCents: number
}
export type RecordedPayment =
  { isNew: false } | { isNew: true; paid: boolean; problem: PaymentProblem | null }

/**
 * Money has arrived, whoever says so first, in whatever order: it is written down once, and pays its order if the
 * order waits for it and it is enough. What does not fit, or is too much, is kept and marked for a person. As the shop,
 * in the transaction that has locked the order.
 */
export async function recordPayment(
  ctx: Ctx,
  order: LockedOrder,
  received: Received,
  by: By,
): Promise<RecordedPayment> {
  const sumCents = (await sumReceived(ctx, order.id)) + received.amountCents
  const problem = problemOf(order, received.amountCents, sumCents)
  const [recorded] = await ctx.db
    .insert(payments)
    .values({
      ...received,
      orderId: order.id,
      problem,
      recordedBy: 'id' in by.actor ? by.actor.id : null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning({ id: payments.id })
  if (!recorded) return { isNew: false }
  if (problem) {
    // A person has to see it, also of an order that was taken out of sight.
    await ctx.db.update(orders).set({ attention: problem, hiddenAt: null }).where(eq(orders.id, order.id))
  }
  // What came too much before still has to go back to somebody.
  if (!problem && order.attention && sumCents === order.totalCents) {
    await ctx.db.update(orders).set({ attention: null }).where(eq(orders.id, order.id))
  }
  const isPaid = (!problem || problem === 'wrong_amount') && sumCents >= order.totalCents
  if (isPaid) await confirmPaid(ctx, order, by)
  return { isNew: true, paid: isPaid, problem }
}

/** What has arrived for an order before and is still here: several transfers may pay it together. */
async function sumReceived(ctx: Ctx, orderId: string): Promise<number> {
  const [sum] = await ctx.db
    .select({
      cents: sql`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)`.mapWith(Number),
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
