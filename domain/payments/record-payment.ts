import { eq, sql } from 'drizzle-orm'
import { payments } from '#database/schema/index.ts'
import { isVoid, wasPaid } from '#shared/orders/order-states.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { ShopCtx } from '../context.ts'
import { issueInvoice } from '../invoices/index.ts'
import { advanceOrder, advancePayment, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'

type RecordPaymentInput = {
  order: LockedOrder
  received: {
    method: PaymentMethod
    /** What the bank or the provider calls it. */
    reference: string
    /** ZAR cents. */
    amountCents: number
  }
  by: ChangedBy
}
type RecordPaymentResult =
  | { isNew: false }
  /** `paid` also where too much has come. */
  | { isNew: true; paid: boolean; problem: PaymentProblem | null }

/**
 * Records money that has arrived, once, however often it is reported. It pays its order if the order waits for it and it
 * is enough; what does not fit, or is too much, is kept and marked for a person. Call it in the transaction that has
 * locked the order.
 */
export async function recordPayment(
  ctx: ShopCtx,
  { order, received, by }: RecordPaymentInput,
): Promise<RecordPaymentResult> {
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
  // An earlier mark goes once the sum fits exactly: what is too much still has to go back to somebody.
  const isSettled = !problem && order.attention && sumCents === order.totalCents
  if (problem || isSettled) await setAttention(ctx, { order, problem })
  const isPaid = (!problem || problem === 'wrong_amount') && sumCents >= order.totalCents
  if (isPaid) await confirmPaid(ctx, { order, by })
  return { isNew: true, paid: isPaid, problem }
}

/** What has arrived for an order before and is still here: several transfers may pay it together. */
async function sumReceived(ctx: ShopCtx, orderId: string): Promise<number> {
  const [sum] = await ctx.db
    .select({
      cents: sql`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return sum?.cents ?? 0
}

function problemOf(order: LockedOrder, amountCents: number, sumCents: number): PaymentProblem | null {
  if (wasPaid(order.paymentStatus)) return 'paid_twice'
  if (isVoid(order.status)) return 'late'
  return amountCents === order.totalCents || sumCents === order.totalCents ? null : 'wrong_amount'
}

/** Records that a locked order owes nothing any more: it is confirmed, and has its tax invoice. */
export async function confirmPaid(
  ctx: ShopCtx,
  { order, by }: { order: LockedOrder; by: ChangedBy },
): Promise<void> {
  if (!(await advancePayment(ctx, { order, to: 'paid', by }))) return
  await advanceOrder(ctx, { order, to: 'confirmed', by })
  await issueInvoice(ctx, { orderId: order.id })
}
