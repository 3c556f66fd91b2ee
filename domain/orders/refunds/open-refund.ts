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
import {
  giveBackToVoucher,
  lockRefundable,
  lockVouchersThatPaid,
  takeFromVoucher,
} from '../vouchers/index.ts'
import { completeRefund } from './complete-refund.ts'
import { getRefund } from './get-refund.ts'
import { mayAskProvider } from './is-sent-by-provider.ts'
import { type PricedLine, priceRefund, type PricedRefund } from './price-refund.ts'
import { readParts } from './read-parts.ts'
import type {
  GoodsRefundInput,
  OrderPart,
  RefundRefusal,
  RequestRefundInput,
  RequestRefundResult,
  SurplusRefundInput,
} from './schemas.ts'
import { shareParts } from './share-parts.ts'

/** The refund that was decided on, and its payment. */
type Decided = PricedRefund & { paymentId: string }
type DecidedAll = { ok: true; all: Decided[] }

/**
 * Decides on a refund, reserves its amount on the payment and asks the provider to send it, or leaves it to staff. What
 * vouchers have paid goes back to them first, right away, each as a refund of its own. Call it inside a transaction.
 * @param requestedBy the id of a staff member; null if the shop decides by its rule
 * @returns the id of the refund; of several the last, which may have to be sent
 * @throws DomainError not_found
 */
export async function openRefund(
  ctx: ShopCtx,
  { input, requestedBy }: { input: RequestRefundInput; requestedBy: string | null },
): Promise<RequestRefundResult> {
  const { orderId } = input
  const order = await lockVisibleOrder(ctx, { orderId })
  await lockVouchersThatPaid(ctx, { orderId })
  const decided = await (input.kind === 'goods'
    ? decideGoods(ctx, order, input)
    : decideSurplus(ctx, order, input))
  if (!decided.ok) return decided
  const refundIds: string[] = []
  for (const one of decided.all) {
    const opened = await open(ctx, { order, input, decided: one, requestedBy })
    if (!opened.ok) return opened
    refundIds.push(opened.refundId)
  }
  await notifyOrderChanged(ctx, { orderId })
  return { ok: true, refundId: refundIds.at(-1)! }
}

type Opening = {
  order: LockedOrder
  input: RequestRefundInput
  decided: Decided
  requestedBy: string | null
}

async function open(
  ctx: ShopCtx,
  { order, input, decided, requestedBy }: Opening,
): Promise<RequestRefundResult> {
  const { orderId, reason, isByHand = false } = input
  const { paymentId, amountCents } = decided
  const isOfBought = order.kind === 'voucher' && input.kind === 'goods'
  const maxCents = isOfBought ? await lockRefundable(ctx, { orderId }) : amountCents
  if (amountCents > maxCents) return { ok: false, reason: 'spent', maxCents }
  const { method, reference, refundedCents } = await setApart(ctx, paymentId, amountCents)
  const refundId = await insertRefund(ctx, input, decided, requestedBy)
  if (isOfBought) {
    await takeFromVoucher(ctx, {
      orderId,
      refundId,
      cents: amountCents,
      actor: ctx.actor,
      reason,
    })
  }
  if (mayAskProvider({ method, isByHand, createdAt: ctx.now() }, ctx)) {
    await enqueueJob(ctx, { kind: 'send-refund', refundId })
  }
  await recordAudit(ctx, {
    actorId: requestedBy,
    action: 'refund.requested',
    subjectId: orderId,
    details: { refundId, number: order.number, amountCents: String(amountCents) },
    // Changes of the payment, with what is only reserved.
    changes: { refundedCents: { before: refundedCents - amountCents, after: refundedCents } },
  })
  if (method === 'voucher') {
    const actor = requestedBy ? ({ role: 'staff', id: requestedBy, isAdmin: true } as const) : ctx.actor
    await giveBackToVoucher(ctx, {
      paidBy: reference,
      cents: amountCents,
      movementId: refundId,
      actor,
      reason,
    })
    const refund = await getRefund(ctx, { refundId })
    await completeRefund(ctx, { order, refund, reference, by: { actor, reason } })
  }
  return { ok: true, refundId }
}

async function decideGoods(
  ctx: ShopCtx,
  order: LockedOrder,
  input: GoodsRefundInput,
): Promise<DecidedAll | RefundRefusal> {
  if (!isRefundable(order.paymentStatus)) return { ok: false, reason: 'nothing_paid' }
  const parts = await readParts(ctx, { orderId: order.id })
  const priced = priceRefund(parts, input, !isCalledOff(order.status))
  if (!priced.ok) return priced
  const { amountCents } = priced
  const totalCents = parts.reduce((sum, { refunded }) => sum + refunded.amountCents, amountCents)
  if (input.agreedTotalCents !== undefined && input.agreedTotalCents !== totalCents) {
    return { ok: false, reason: 'sum_differs', amountCents, totalCents }
  }
  const chosen = choosePayments(await readPayments(ctx, order), amountCents)
  if (!chosen.ok) return chosen
  const { shares } = chosen
  const [only, ...others] = shares
  if (only && others.length === 0) return { ok: true, all: [{ ...priced, paymentId: only.paymentId }] }
  const wanted = priced.lines.map(({ orderItemId: itemId, quantity, amountCents: cents, restocks }) => ({
    itemId,
    quantity,
    cents,
    restocks,
  }))
  const all: Decided[] = []
  let left = parts
  for (const [at, share] of shareParts(
    wanted,
    shares.map(({ cents }) => cents),
  ).entries()) {
    const one = priceRefund(left, share, !isCalledOff(order.status))
    if (!one.ok) return one
    all.push({ ...one, paymentId: shares[at]!.paymentId })
    left = left.map((part) => withRefunded(part, one.lines))
  }
  return { ok: true, all }
}

type Chosen = { ok: true; shares: { paymentId: string; cents: number }[] } | RefundRefusal

/** Chooses what gives back the amount: the vouchers first, and for the rest one payment that has enough left. */
function choosePayments(
  received: { id: string; method: ReceivedMethod; leftCents: number; problem: string | null }[],
  amountCents: number,
): Chosen {
  const shares: { paymentId: string; cents: number }[] = []
  let rest = amountCents
  for (const { id: paymentId, leftCents } of received.filter(({ method }) => method === 'voucher')) {
    const cents = Math.min(leftCents, rest)
    if (cents > 0) shares.push({ paymentId, cents })
    rest -= cents
  }
  if (rest === 0) return { ok: true, shares }
  const others = received.filter(({ method }) => method !== 'voucher')
  const enough = others.filter(({ leftCents }) => leftCents >= rest)
  const payment = enough.find(({ problem }) => !problem) ?? enough[0]
  if (payment) return { ok: true, shares: [...shares, { paymentId: payment.id, cents: rest }] }
  const most = Math.max(0, ...others.map(({ leftCents }) => leftCents))
  return { ok: false, reason: 'too_much', of: 'payment', maxCents: amountCents - rest + most }
}

/** A part as it is once these lines are refunded. */
function withRefunded(part: OrderPart, lines: PricedLine[]): OrderPart {
  const line = lines.find(({ orderItemId }) => orderItemId === part.itemId)
  if (!line) return part
  const { quantity, amountCents, vatCents } = part.refunded
  return {
    ...part,
    refunded: {
      quantity: quantity + line.quantity,
      amountCents: amountCents + line.amountCents,
      vatCents: vatCents + line.vatCents,
    },
  }
}

async function decideSurplus(
  ctx: ShopCtx,
  order: LockedOrder,
  { paymentId, amountCents }: SurplusRefundInput,
): Promise<DecidedAll | RefundRefusal> {
  const payment = (await readPayments(ctx, order)).find(({ id }) => id === paymentId)
  if (!payment) return { ok: false, reason: 'unknown_payment' }
  const maxCents = payment.surplusCents
  if (maxCents === 0) return { ok: false, reason: 'nothing_to_refund' }
  if (amountCents > maxCents) return { ok: false, reason: 'too_much', of: 'payment', maxCents }
  return { ok: true, all: [{ ok: true, paymentId, amountCents, vatCents: 0, lines: [] }] }
}

/** Reserves the amount, so that no other refund of the payment can use it. */
async function setApart(
  ctx: ShopCtx,
  paymentId: string,
  amountCents: number,
): Promise<{ method: ReceivedMethod; reference: string; refundedCents: number }> {
  const refundedCents = sql`${payments.refundedCents} + ${amountCents}`
  const [payment] = await ctx.db
    .update(payments)
    .set({ refundedCents })
    .where(and(eq(payments.id, paymentId), gte(payments.amountCents, refundedCents)))
    .returning({
      method: payments.method,
      reference: payments.reference,
      refundedCents: payments.refundedCents,
    })
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
