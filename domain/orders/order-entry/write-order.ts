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
import { priceOrder, storeOrder } from '../checkout/index.ts'
import { lockDiscount } from '../discounts/index.ts'
import { findOrderByKey, lockOrder } from '../orders/index.ts'
import { receiveAtCounter } from '../payments/index.ts'
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
  const earlier = await findReplay(ctx, entry)
  if (earlier) return earlier
  const customerId = input.customerId ?? null
  if (customerId && !(await ctx.db.$count(customers, eq(customers.id, customerId)))) {
    return { ok: false, reason: 'customer_gone' }
  }
  const settings = await readSettings(ctx)
  const priced = await priceOrder(ctx, {
    // No total is below zero: without one the refusal says it.
    input: { ...input, agreedTotalCents: input.agreedTotalCents ?? -1 },
    customerId,
    settings,
    given: discount,
  })
  if (!priced.ok) return priced
  const { products, items, sets, totals, discount: code } = priced
  const ofOffers = totals.offers.reduce((sum, { cents }) => sum + cents, 0)
  if (discount?.kind === 'amount' && discount.amountCents > totals.subtotalCents - ofOffers) {
    return { ok: false, reason: 'discount_too_large' }
  }
  const order = {
    ...toOrderRow(entry),
    ...totals,
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
  if (isAtCounter(payment.method) && 'isReceived' in payment && payment.isReceived && totals.totalCents > 0) {
    const locked = await lockOrder(ctx, { orderId })
    await receiveAtCounter(ctx, { order: locked, method: payment.method, actor })
  }
  return { ok: true, orderId, isReplay: false }
}

function toOrderRow({ input, idempotencyKey }: Entry) {
  const { contact, business, delivery, note, payment, language } = input
  const address = delivery.method === 'courier' ? delivery.address : undefined
  return {
    ...contact,
    ...business,
    ...address,
    deliveryMethod: delivery.method,
    note: note ?? null,
    accessKey: randomBytes(32).toString('base64url'),
    idempotencyKey,
    requestHash: hashOf(input),
    locale: language,
    paymentMethod: payment.method,
  }
}

/** The total is worked out again each time, so it does not make it another order. */
function hashOf({ agreedTotalCents: _, ...input }: WriteOrderInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex')
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
