import { randomBytes } from 'node:crypto'
import { addTime } from '#shared/kernel/durations.ts'
import { paymentWaits } from '#shared/orders/unpaid-limits.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { contactKeys, lockKeys } from '#domain/kernel/contact-keys.ts'
import { type Actor, asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { getRates } from '#domain/catalog/currency/index.ts'
import { lockDiscount } from '../discounts/index.ts'
import { readOtherHolds } from '../stock-holds/index.ts'
import { findOrderByKey, lockOrder } from '../orders/index.ts'
import { authorizePayment, payByVoucher, releasePayment } from '../payments/index.ts'
import { countGuess, forgetGuesses, lockVoucher } from '../vouchers/index.ts'
import { toVoucherProblem } from '../vouchers/schemas.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import { checkUnpaidLimits } from './check-unpaid-limits.ts'
import { findTable } from './find-table.ts'
import { addressKey, mustWithholdMail } from './must-withhold-mail.ts'
import { priceOrder } from './price-order.ts'
import { hashOfRequest, isHashOfRequest } from './request-hash.ts'
import { canBeGift, giftOf, wrappingOf } from './wrapping.ts'
import { storeOrder } from './store-order.ts'
import type { PlacedOrder, PlaceOrderInput, PlaceOrderResult } from './schemas.ts'

/** An order from a buyer, and what is known about it before its transaction. */
type Purchase = {
  input: PlaceOrderInput
  idempotencyKey: string
  placedBy: Actor
  displayRate: number
  /** The provider's reference of the reserved money; null if it is paid later. */
  paymentReference: string | null
}
type Placed = { ok: true; order: PlacedOrder; isReplay: boolean } | Exclude<PlaceOrderResult, { ok: true }>

/**
 * Places an order: one transaction that prices it from the current rows, deducts the stock and queues mail and payment,
 * or writes nothing. One `idempotencyKey` makes one order, however often and from however many tabs it is sent. Anybody
 * may order; the shop writes it. An order that costs nothing, or that a voucher pays, is paid immediately.
 */
export async function placeOrder(
  ctx: Ctx,
  { idempotencyKey, ...input }: PlaceOrderInput & { idempotencyKey: string },
): Promise<PlaceOrderResult> {
  const displayRate = input.displayCurrency === 'ZAR' ? 1 : (await getRates(ctx))[input.displayCurrency]
  const { payment, voucher } = input
  const amountCents = restOf(input)
  const shop = asShop(ctx)
  const tooMany = voucher && (await countGuess(ctx))
  if (tooMany) {
    return {
      ok: false,
      reason: 'voucher_refused',
      problem: { reason: tooMany.reason, seconds: tooMany.seconds },
    }
  }
  const authorized = await authorizePayment(shop, { payment, amountCents, idempotencyKey })
  if (!authorized.ok) return authorized

  const { reference: paymentReference } = authorized
  const purchase = { input, idempotencyKey, placedBy: ctx.actor, displayRate, paymentReference }
  try {
    const result = await inTransaction(shop, (ctx) => recordPurchase(ctx, purchase))
    if (result.ok) {
      if (voucher) await forgetGuesses(ctx)
      return { ...result, isPaidElsewhere: isPaidElsewhere(input) }
    }
    await releaseUnused(shop, purchase)
    return result
  } catch (error) {
    await releaseUnused(shop, purchase)
    throw error
  }
}

async function recordPurchase(ctx: ShopCtx, purchase: Purchase): Promise<Placed> {
  const { input, placedBy: actor } = purchase
  // Lock codes and buyer before any product, and before looking for a replay: this same order may have used up what they
  // had left.
  if (input.discountCode) await lockDiscount(ctx, { code: input.discountCode })
  if (input.voucher) await lockVoucher(ctx, { code: input.voucher.code })
  const customerId = actor.role === 'customer' ? actor.id : null
  const { email, phone } = input.contact
  const isPaidLater = restOf(input) > 0 && !purchase.paymentReference
  const holdKeys = isPaidLater ? contactKeys(ctx, 'hold', { customerId, email, phone }) : []
  await lockKeys(ctx, [...holdKeys, addressKey(email)])
  const earlier = await findReplay(ctx, purchase)
  if (earlier) return earlier

  const settings = await readSettings(ctx)
  const holdsMailBack = await mustWithholdMail(ctx, { email, customerId })
  const isTransfer = input.payment.method === 'bank_transfer'
  const others = isPaidLater ? await readOtherHolds(ctx, { keys: holdKeys, isTransfer }) : []
  const wrapping = input.gift?.isWrapped ? wrappingOf(settings.gifts) : undefined
  if (!canBeGift(input, settings)) return { ok: false, reason: 'no_gifts' }
  const table = await findTable(ctx, input.delivery)
  // From here on others wait for the products.
  const priced = await priceOrder(ctx, { input, customerId, settings, services: wrapping ? [wrapping] : [] })
  if (!priced.ok) return priced
  const { products, items, sets, totals, discount } = priced
  if (!table) return { ok: false, reason: 'table_gone' }
  // No voucher pays more than the order costs.
  if (input.voucher && input.voucher.cents > totals.totalCents) {
    return { ok: false, reason: 'total_changed', totalCents: totals.totalCents }
  }
  const waits = paymentWaits(settings.orders)
  const held = isPaidLater
    ? checkUnpaidLimits(ctx, { input, items, products, others, waits, owedCents: restOf(input) })
    : undefined
  if (held?.ok === false) return held

  const row = {
    ...toOrderRow(purchase),
    ...totals,
    ...table,
    customerId,
    payBy: addTime(ctx.now(), held?.waitMs ?? waits.online),
    holdsMailBack,
    discountCodeId: discount?.id ?? null,
    discountCode: discount?.code ?? null,
  }
  const { lines, language } = input
  const stored = await storeOrder(ctx, {
    order: row,
    items,
    sets,
    lines,
    products,
    language,
    placedBy: actor,
    holdKeys,
  })
  // A request that committed while this one waited has used the key: its order exists now.
  if (!stored) return (await findReplay(ctx, purchase)) ?? keyWithoutOrder()
  if (!stored.ok) return stored
  const { id: orderId, number, accessKey } = stored.order
  if (input.voucher) {
    const order = await lockOrder(ctx, { orderId })
    const paid = await payByVoucher(ctx, { order, ...input.voucher, by: { actor } })
    if (!paid.ok) return { ok: false, reason: 'voucher_refused', problem: toVoucherProblem(paid) }
  }
  return { ok: true, order: { number, accessKey }, isReplay: false }
}

/** The order's columns that are known before it is priced. */
function toOrderRow({ input, idempotencyKey, displayRate, paymentReference }: Purchase) {
  const { contact, business, delivery, note, payment, displayCurrency, language, voucher } = input
  const address = delivery.method === 'courier' ? delivery.address : undefined
  return {
    ...contact,
    ...business,
    deliveryMethod: delivery.method,
    ...address,
    note: note ?? null,
    gift: giftOf(input),
    accessKey: randomBytes(32).toString('base64url'),
    idempotencyKey,
    requestHash: hashOfRequest(input),
    locale: language,
    paymentMethod: voucher && restOf(input) === 0 ? ('voucher' as const) : payment.method,
    paymentReference,
    displayCurrency,
    displayRate,
  }
}

/** Releases the payment unless an order has it: another request's, or one whose commit was not confirmed. */
async function releaseUnused(
  ctx: ShopCtx,
  { input, idempotencyKey, paymentReference: reference }: Purchase,
): Promise<void> {
  if (!reference) return
  try {
    const order = await inTransaction(ctx, (ctx) => findOrderByKey(ctx, { idempotencyKey }))
    if (order?.paymentReference === reference) return
    await releasePayment(ctx, { method: input.payment.method, reference })
  } catch (error) {
    ctx.log.error({ err: error, reference }, 'an authorized payment may be without an order')
  }
}

function keyWithoutOrder(): never {
  throw new Error('the idempotency key is taken, but no order has it')
}

/**
 * The result of an earlier request with this key: the same order. Who sends the key with something else is refused, and
 * learns nothing about the first order: that does not prove that it is theirs.
 */
async function findReplay(ctx: ShopCtx, { idempotencyKey, input }: Purchase): Promise<Placed | undefined> {
  const found = await findOrderByKey(ctx, { idempotencyKey })
  if (!found) return undefined
  if (!isHashOfRequest(found.requestHash, input)) return { ok: false, reason: 'key_reused' }
  return { ok: true, order: { number: found.number, accessKey: found.accessKey }, isReplay: true }
}

/** The sum that is paid by the method that was chosen, in ZAR cents: all that a voucher leaves. */
function restOf({ agreedTotalCents, voucher }: PlaceOrderInput): number {
  return Math.max(0, agreedTotalCents - (voucher?.cents ?? 0))
}

function isPaidElsewhere(input: PlaceOrderInput): boolean {
  return restOf(input) > 0 && isHosted(input.payment.method)
}
