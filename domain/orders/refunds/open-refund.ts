import { and, eq, gte, sql } from 'drizzle-orm'
import { payments, refundLines, refunds } from '#database/schema/index.ts'
import { isCalledOff, isRefundable } from '#shared/orders/order-states.ts'
import type { ReceivedMethod } from '#shared/orders/received-methods.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockVisibleOrder, notifyOrderChanged } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { readPayments } from '../payments/index.ts'
import { lockRefundable, takeFromVoucher } from '../vouchers/index.ts'
import { mayAskProvider } from './is-sent-by-provider.ts'
import { priceRefund, type PricedRefund } from './price-refund.ts'
import { readParts } from './read-parts.ts'
import type {
  GoodsRefundInput,
  RefundRefusal,
  RequestRefundInput,
  RequestRefundResult,
  SurplusRefundInput,
} from './schemas.ts'

/** The refund that was decided on, and its payment. */
type Decided = PricedRefund & { paymentId: string }

/**
 * Decides on a refund, reserves its amount on the payment and asks the provider to send it, or leaves it to staff. Call
 * it inside a transaction.
 * @param requestedBy the id of a staff member; null if the shop decides by its rule
 * @throws DomainError not_found
 */
export async function openRefund(
  ctx: ShopCtx,
  { input, requestedBy }: { input: RequestRefundInput; requestedBy: string | null },
): Promise<RequestRefundResult> {
  const { orderId, isByHand = false } = input
  const order = await lockVisibleOrder(ctx, { orderId })
  const decided = await (input.kind === 'goods'
    ? decideGoods(ctx, order, input)
    : decideSurplus(ctx, order, input))
  if (!decided.ok) return decided
  const { paymentId, amountCents } = decided
  const isOfVoucher = order.kind === 'voucher' && input.kind === 'goods'
  const maxCents = isOfVoucher ? await lockRefundable(ctx, { orderId }) : amountCents
  if (amountCents > maxCents) return { ok: false, reason: 'spent', maxCents }
  const { method, refundedCents } = await setApart(ctx, paymentId, amountCents)
  const refundId = await insertRefund(ctx, input, decided, requestedBy)
  if (isOfVoucher) {
    await takeFromVoucher(ctx, {
      orderId,
      refundId,
      cents: amountCents,
      actor: ctx.actor,
      reason: input.reason,
    })
  }
  if (mayAskProvider({ method, isByHand, createdAt: ctx.now() }, ctx)) {
    await enqueueJob(ctx, { kind: 'send-refund', refundId })
  }
  await notifyOrderChanged(ctx, { orderId })
  await recordAudit(ctx, {
    actorId: requestedBy,
    action: 'refund.requested',
    subjectId: orderId,
    details: { refundId, number: order.number, amountCents: String(amountCents) },
    // Changes of the payment, with what is only reserved.
    changes: { refundedCents: { before: refundedCents - amountCents, after: refundedCents } },
  })
  return { ok: true, refundId }
}

async function decideGoods(
  ctx: ShopCtx,
  order: LockedOrder,
  input: GoodsRefundInput,
): Promise<Decided | RefundRefusal> {
  if (!isRefundable(order.paymentStatus)) return { ok: false, reason: 'nothing_paid' }
  const parts = await readParts(ctx, { orderId: order.id })
  const priced = priceRefund(parts, input, !isCalledOff(order.status))
  if (!priced.ok) return priced
  const { amountCents } = priced
  const totalCents = parts.reduce((sum, { refunded }) => sum + refunded.amountCents, amountCents)
  if (input.agreedTotalCents !== undefined && input.agreedTotalCents !== totalCents) {
    return { ok: false, reason: 'sum_differs', amountCents, totalCents }
  }
  const received = await readPayments(ctx, order)
  const enough = received.filter(({ leftCents }) => leftCents >= amountCents)
  const payment = enough.find(({ problem }) => !problem) ?? enough[0]
  if (!payment) {
    const maxCents = Math.max(0, ...received.map(({ leftCents }) => leftCents))
    return { ok: false, reason: 'too_much', of: 'payment', maxCents }
  }
  return { ...priced, paymentId: payment.id }
}

async function decideSurplus(
  ctx: ShopCtx,
  order: LockedOrder,
  { paymentId, amountCents }: SurplusRefundInput,
): Promise<Decided | RefundRefusal> {
  const payment = (await readPayments(ctx, order)).find(({ id }) => id === paymentId)
  if (!payment) return { ok: false, reason: 'unknown_payment' }
  const maxCents = payment.surplusCents
  if (maxCents === 0) return { ok: false, reason: 'nothing_to_refund' }
  if (amountCents > maxCents) return { ok: false, reason: 'too_much', of: 'payment', maxCents }
  return { ok: true, paymentId, amountCents, vatCents: 0, lines: [] }
}

/** Reserves the amount, so that no other refund of the payment can use it. */
async function setApart(
  ctx: ShopCtx,
  paymentId: string,
  amountCents: number,
): Promise<{ method: ReceivedMethod; refundedCents: number }> {
  const refundedCents = sql`${payments.refundedCents} + ${amountCents}`
  const [payment] = await ctx.db
    .update(payments)
    .set({ refundedCents })
    .where(and(eq(payments.id, paymentId), gte(payments.amountCents, refundedCents)))
    .returning({ method: payments.method, refundedCents: payments.refundedCents })
  if (!payment) throw new DomainError('conflict', 'payment')
  return payment
}

async function insertRefund(
  ctx: ShopCtx,
  { orderId, kind, reason, isByHand = false }: RequestRefundInput,
  { paymentId, amountCents, vatCents, lines }: Decided,
  requestedBy: string | null,
): Promise<string> {
  const [refund] = await ctx.db
    .insert(refunds)
    .values({
      orderId,
      paymentId,
      kind,
      amountCents,
      vatCents,
      reason,
      isByHand,
      requestedBy,
      createdAt: ctx.now(),
    })
    .returning({ id: refunds.id })
  if (!refund) throw new Error('a refund was not written down')
  if (lines.length > 0) {
    await ctx.db.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: refund.id })))
  }
  return refund.id
}
