import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { customers } from '#database/schema/index.ts'
import { addTime } from '#shared/kernel/durations.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { paymentWaits } from '#shared/orders/unpaid-limits.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx, type Staff } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { canBeGift, giftOf, priceOrder, storeOrder, wrappingOf } from '../checkout/index.ts'
import { lockDiscount } from '../discounts/index.ts'
import { findOrderByKey, lockOrder } from '../orders/index.ts'
import { payByVoucher, receiveAtCounter } from '../payments/index.ts'
import { findVoucher, lockVoucher } from '../vouchers/index.ts'
import { toVoucherProblem } from '../vouchers/schemas.ts'
import { policy } from './policy.ts'
import type { WriteOrderInput, WriteOrderResult } from './schemas.ts'

/** An order as staff wrote it, and the key of its form. */
type Entry = { input: WriteOrderInput; idempotencyKey: string; actor: Staff }

/**
 * Places an order for somebody on the phone or at the counter, through the same pricing, stock and mails as a buyer's own.
 * It is not limited as the unpaid orders of strangers are, and waits for its payment as for a transfer. One
 * `idempotencyKey` makes one order. Consents to no mails: only the person can do that.
 * @throws DomainError forbidden, also for a discount that no admin gives
 */
export async function writeOrder(
  ctx: Ctx,
  { idempotencyKey, ...input }: WriteOrderInput & { idempotencyKey: string },
): Promise<WriteOrderResult> {
  const actor = policy.writeOrder(ctx)
  const { isAdmin } = actor
  if (input.discount && !isAdmin) throw new DomainError('forbidden')
  if (input.discount && input.discountCode) return { ok: false, reason: 'code_and_discount' }
  const { method } = input.payment
  if (!isAtCounter(method) && !ctx.providers.has(method))
    return { ok: false, reason: 'payment_method_unavailable' }
  return inTransaction(asShop(ctx), (ctx) => recordEntry(ctx, { input, idempotencyKey, actor }))
}

async function recordEntry(ctx: ShopCtx, entry: Entry): Promise<WriteOrderResult> {
  const { input, actor } = entry
  const { lines, language, discount, payment } = input
  // Before any product, and before looking for a replay: this same order may have used up what was left of it.
  if (input.discountCode) await lockDiscount(ctx, { code: input.discountCode })
  if (input.voucher) await lockVoucher(ctx, { code: input.voucher.code })
  const earlier = await findReplay(ctx, entry)
  if (earlier) return earlier
  const customerId = input.customerId ?? null
  if (customerId && !(await ctx.db.$count(customers, eq(customers.id, customerId)))) {
    return { ok: false, reason: 'customer_gone' }
  }
  const settings = await readSettings(ctx)
  if (!canBeGift(input, settings)) return { ok: false, reason: 'no_gifts' }
  const wrapping = input.gift?.isWrapped ? wrappingOf(settings.gifts) : undefined
  const priced = await priceOrder(ctx, {
    // No total is below zero: without one the refusal says it.
    input: { ...input, agreedTotalCents: input.agreedTotalCents ?? -1 },
    customerId,
    settings,
    services: wrapping ? [wrapping] : [],
    given: discount,
  })
  if (!priced.ok) return priced
  const { products, items, sets, totals, discount: code } = priced
  const ofOffers = totals.offers.reduce((sum, { cents }) => sum + cents, 0)
  const goodsCents = totals.subtotalCents - (wrapping?.totalCents ?? 0)
  if (discount?.kind === 'amount' && discount.amountCents > goodsCents - ofOffers) {
    return { ok: false, reason: 'discount_too_large' }
  }
  const agreed = await agreeOnVoucher(ctx, input, totals)
  if (!agreed.ok) return agreed
  const { paysCents } = agreed
  const restCents = totals.totalCents - paysCents
  const order = {
    ...toOrderRow(entry),
    ...totals,
    paymentMethod: paysCents > 0 && restCents === 0 ? ('voucher' as const) : payment.method,
    customerId,
    discountCodeId: code?.id ?? null,
    discountCode: code?.code ?? null,
    payBy: addTime(ctx.now(), paymentWaits(settings.orders).transfer),
  }
  const reason = discount?.reason
  const stored = await storeOrder(ctx, {
    order,
    items,
    sets,
    lines,
    products,
    language,
    placedBy: actor,
    reason,
  })
  // The same form, sent twice at once: the other one has committed meanwhile.
  if (!stored) return (await findReplay(ctx, entry)) ?? keyWithoutOrder()
  if (!stored.ok) return stored
  const { id: orderId, number } = stored.order
  await recordAudit(ctx, {
    actorId: actor.id,
    action: 'order.written',
    subjectId: orderId,
    details: {
      number,
      method: payment.method,
      ...(discount && { discountCents: String(totals.discountCents), reason: discount.reason }),
    },
  })
  const isReceived =
    isAtCounter(payment.method) && 'isReceived' in payment && payment.isReceived && restCents > 0
  if (paysCents === 0 && !isReceived) return { ok: true, orderId, isReplay: false }
  const locked = await lockOrder(ctx, { orderId })
  if (input.voucher && paysCents > 0) {
    const { code } = input.voucher
    const paid = await payByVoucher(ctx, { order: locked, code, cents: paysCents, by: { actor } })
    if (!paid.ok) return { ok: false, reason: 'voucher_refused', problem: toVoucherProblem(paid) }
  }
  if (isReceived) await receiveAtCounter(ctx, { order: locked, method: payment.method, actor })
  return { ok: true, orderId, isReplay: false }
}

type AgreedVoucher = { ok: true; paysCents: number } | Exclude<WriteOrderResult, { ok: true }>

/** Decides what the locked voucher pays, as the form said; the question, where it did not say so yet. */
async function agreeOnVoucher(
  ctx: ShopCtx,
  { voucher }: WriteOrderInput,
  { totalCents }: { totalCents: number },
): Promise<AgreedVoucher> {
  if (!voucher) return { ok: true, paysCents: 0 }
  const { code, cents } = voucher
  const found = await findVoucher(ctx, { code })
  if (!found.ok) return { ok: false, reason: 'voucher_refused', problem: toVoucherProblem(found) }
  const { leftCents } = found
  if (leftCents < (cents ?? 1)) {
    return { ok: false, reason: 'voucher_refused', problem: { reason: 'voucher_too_little', leftCents } }
  }
  // Nothing is left for it to pay.
  if (totalCents === 0) return { ok: true, paysCents: 0 }
  if (cents !== undefined && cents <= totalCents) return { ok: true, paysCents: cents }
  const paysCents = Math.min(leftCents, totalCents)
  return { ok: false, reason: 'voucher_pays', paysCents, restCents: totalCents - paysCents }
}

function toOrderRow({ input, idempotencyKey }: Entry) {
  const { contact, business, delivery, note, language } = input
  const address = delivery.method === 'courier' ? delivery.address : undefined
  return {
    ...contact,
    ...business,
    ...address,
    deliveryMethod: delivery.method,
    note: note ?? null,
    gift: giftOf(input),
    accessKey: randomBytes(32).toString('base64url'),
    idempotencyKey,
    requestHash: hashOf(input),
    locale: language,
  }
}

/** The total is worked out again each time, so it does not make it another order. */
function hashOf({ agreedTotalCents: _, voucher, ...input }: WriteOrderInput): string {
  const said = { ...input, ...(voucher && { voucher: voucher.code }) }
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

async function findReplay(
  ctx: ShopCtx,
  { input, idempotencyKey }: Entry,
): Promise<WriteOrderResult | undefined> {
  const found = await findOrderByKey(ctx, { idempotencyKey })
  if (!found) return undefined
  const { id: orderId, number, requestHash } = found
  if (requestHash !== hashOf(input)) return { ok: false, reason: 'key_reused', orderId, number }
  return { ok: true, orderId, isReplay: true }
}

function keyWithoutOrder(): never {
  throw new Error('the idempotency key is taken, but no order has it')
}
