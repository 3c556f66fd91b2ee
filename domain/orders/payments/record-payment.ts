import { eq, sql } from 'drizzle-orm'
import { payments } from '#database/schema/index.ts'
import { isVoid, wasPaid } from '#shared/orders/order-states.ts'
import type { ReceivedMethod } from '#shared/orders/payment-methods.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { issueInvoice } from '../invoices/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { advanceOrder, advancePayment, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'

type RecordPaymentInput = {
  order: LockedOrder
  received: {
    method: ReceivedMethod
    /** The bank's or the provider's reference. */
    reference: string
    /** ZAR cents. */
    amountCents: number
  }
  by: ChangedBy
}
type RecordPaymentResult =
  | { isNew: false }
  /** `paid` also if it was more than the order costs. */
  | { isNew: true; paid: boolean; problem: PaymentProblem | null }

/**
 * Records a payment that has arrived, once, however often it is reported. It pays the order if the order waits for it
 * and the sum is enough; what does not fit, or is too much, is recorded and marked for staff. Call it in the
 * transaction that has locked the order.
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
      reason: by.reason ?? null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [payments.method, payments.reference] })
    .returning({ id: payments.id })
  if (!recorded) return { isNew: false }
  // An earlier mark is removed only if the sum fits exactly: an overpayment still has to be refunded.
  const isSettled = !problem && order.attention && sumCents === order.totalCents
  if (problem || isSettled) await setAttention(ctx, { order, problem })
  const isPaid = (!problem || problem === 'wrong_amount') && sumCents >= order.totalCents
  if (isPaid) await confirmPaid(ctx, { order, by })
  // A deposit that comes after its table was given back is refunded by the rule.
  if (order.kind === 'deposit' && problem === 'late') {
    await enqueueJob(ctx, { kind: 'follow-deposit', orderId: order.id })
  }
  return { isNew: true, paid: isPaid, problem }
}

/** Adds up earlier payments of the order, without refunds: several transfers may pay it together. */
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

/** Records that a locked order is fully paid: confirms it and issues its tax invoice. */
export async function confirmPaid(
  ctx: ShopCtx,
  { order, by }: { order: LockedOrder; by: ChangedBy },
): Promise<void> {
  if (!(await advancePayment(ctx, { order, to: 'paid', by }))) return
  await advanceOrder(ctx, { order, to: 'confirmed', by })
  await issueInvoice(ctx, { orderId: order.id })
}
