import { payments } from '#database/schema/index.ts'
import { isVoid, wasPaid } from '#shared/orders/order-states.ts'
import type { ReceivedMethod } from '#shared/orders/received-methods.ts'
import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { issueInvoice } from '../invoices/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { advanceOrder, advancePayment, promiseArrival, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { issueVoucher } from '../vouchers/index.ts'
import { sumPayments } from './sum-paid.ts'

type RecordPaymentInput = {
  order: LockedOrder
  received: {
    method: ReceivedMethod
    /** The bank's or the provider's reference. */
    reference: string
    /** ZAR cents. */
    amountCents: number
    /** The day on the bank's statement, where one tells it. */
    receivedOn?: string
  }
  by: ChangedBy
}
type RecordPaymentResult =
  | { isNew: false }
  /** `paid` also if it was more than the order costs. */
  | { isNew: true; paid: boolean; problem: PaymentProblem | null }

/**
 * Records a payment that has arrived, once, however often it is reported. It pays the order, or what a paid order still
 * owes since it was changed, if the sum is enough; what does not fit, or is too much, is recorded and marked for staff.
 * Call it in the transaction that has locked the order.
 */
export async function recordPayment(
  ctx: ShopCtx,
  { order, received, by }: RecordPaymentInput,
): Promise<RecordPaymentResult> {
  const { paidCents, voucherCents } = await sumPayments(ctx, { orderId: order.id })
  const dueCents = order.totalCents - paidCents
  // A voucher pays what it can; the rest is still due.
  const isPart = received.method === 'voucher' && received.amountCents < dueCents
  const problem = isPart
    ? null
    : problemOf(order, received.amountCents, { dueCents, restCents: order.totalCents - voucherCents })
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
  const isSettled = !problem && order.attention && received.amountCents === dueCents
  if (problem || isSettled) await setAttention(ctx, { order, problem })
  const isPaid = (!problem || problem === 'wrong_amount') && received.amountCents >= dueCents
  if (isPaid && wasPaid(order.paymentStatus)) await confirmDifference(ctx, order, recorded.id)
  else if (isPaid) await confirmPaid(ctx, { order, by })
  // A deposit that comes after its table was given back is refunded by the rule.
  if (order.kind === 'deposit' && problem === 'late') {
    await enqueueJob(ctx, { kind: 'follow-deposit', orderId: order.id })
  }
  return { isNew: true, paid: isPaid, problem }
}

/** `restCents`: the total, but for what vouchers have paid of it. */
function problemOf(
  order: LockedOrder,
  amountCents: number,
  { dueCents, restCents }: { dueCents: number; restCents: number },
): PaymentProblem | null {
  if (wasPaid(order.paymentStatus)) {
    if (dueCents <= 0) return 'paid_twice'
    if (!isVoid(order.status)) return amountCents === dueCents ? null : 'wrong_amount'
  }
  if (isVoid(order.status)) return 'late'
  return amountCents === restCents || amountCents === dueCents ? null : 'wrong_amount'
}

/** Records that all has come that a paid order owed since it was changed: it can be packed, and its days count from now. */
async function confirmDifference(ctx: ShopCtx, order: LockedOrder, paymentId: string): Promise<void> {
  await promiseArrival(ctx, { order })
  await enqueueJob(ctx, { kind: 'send-payment-received', orderId: order.id, paymentId })
}

/** Records that a locked order is fully paid: confirms it and issues its tax invoice, or its voucher. */
export async function confirmPaid(
  ctx: ShopCtx,
  { order, by }: { order: LockedOrder; by: ChangedBy },
): Promise<void> {
  if (!(await advancePayment(ctx, { order, to: 'paid', by }))) return
  await advanceOrder(ctx, { order, to: 'confirmed', by })
  // A voucher is taxed when it pays, not when it is sold: it has no invoice of its own.
  if (order.kind === 'voucher') await issueVoucher(ctx, { orderId: order.id, actor: by.actor })
  else await issueInvoice(ctx, { orderId: order.id })
}
