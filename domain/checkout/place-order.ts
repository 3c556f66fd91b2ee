import { createHash, randomBytes } from 'node:crypto'
import { isHosted } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'
import { asShop, inTransaction } from '../context.ts'
import { getRates } from '../currency/index.ts'
import { lockDiscount } from '../discounts/index.ts'
import { takeStock } from '../inventory/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { createOrder, findOrderByKey, lockOrder } from '../orders/index.ts'
import { type Authorization, authorizePayment, confirmPaid } from '../payments/index.ts'
import { priceOrder } from './price-order.ts'
import type { PlacedOrder, PlaceOrderInput, PlaceOrderResult } from './schemas.ts'

type Placed = { ok: true; order: PlacedOrder; isReplay: boolean } | Exclude<PlaceOrderResult, { ok: true }>

/**
 * Places an order: one transaction that prices it from the current rows, takes the stock and queues mail and
 * payment, or leaves no trace. One `idempotencyKey` makes one order, however often and from however many tabs it is
 * sent. Anybody may order; the writing is done by the shop. What costs nothing is paid at once.
 */
export async function placeOrder(
  ctx: Ctx,
  input: PlaceOrderInput,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const displayRate = input.displayCurrency === 'ZAR' ? 1 : (await getRates(ctx))[input.displayCurrency]
  const payment = await authorizePayment(ctx, input.payment, input.agreedTotalCents, idempotencyKey)
  if (!payment.ok) return payment

  const { actor } = ctx
  const customerId = actor.role === 'customer' ? actor.id : null
  const requestHash = hashOf(input)
  const { discountCode } = input
  const placing = inTransaction(asShop(ctx), async (ctx): Promise<Placed> => {
    // Always before any product, and before the replay is looked for: the last use may be this very order's.
    if (discountCode) await lockDiscount(ctx, discountCode)
    const earlier = await findReplay(ctx, idempotencyKey, requestHash)
    if (earlier) return earlier

    const priced = await priceOrder(ctx, input, customerId)
    if (!priced.ok) return priced
    const { products, items, totals, discount } = priced

    const order = await createOrder(
      ctx,
      {
        ...contactAndDelivery(input),
        ...totals,
        discountCodeId: discount?.id ?? null,
        discountCode: discount?.code ?? null,
        accessKey: randomBytes(32).toString('base64url'),
        idempotencyKey,
        requestHash,
        customerId,
        locale: input.language,
        paymentMethod: input.payment.method,
        paymentReference: payment.reference,
        displayCurrency: input.displayCurrency,
        displayRate,
      },
      items,
      actor,
    )
    // Taken by a request that committed while this one waited: its order is there now.
    if (!order) return (await findReplay(ctx, idempotencyKey, requestHash)) ?? taken()

    const stock = await takeStock(ctx, input.lines, order.id)
    if (!stock.ok) {
      const lines = stock.short.map(({ productId, left }) => ({
        productId,
        name: products.get(productId)?.name[input.language] ?? '',
        left,
      }))
      return { ok: false, reason: 'out_of_stock', lines }
    }

    if (payment.reference) await enqueueJob(ctx, 'capture-payment', { orderId: order.id })
    await enqueueJob(ctx, 'send-order-confirmation', { orderId: order.id })
    await enqueueJob(ctx, 'send-staff-copy', { orderId: order.id })
    if (totals.totalCents === 0) await confirmPaid(ctx, await lockOrder(ctx, order.id), { actor })
    return { ok: true, order: { number: order.number, accessKey: order.accessKey }, isReplay: false }
  })
  try {
    const result = await placing
    if (result.ok) return { ...result, isPaidElsewhere: isPaidElsewhere(input) }
    await giveBack(ctx, payment, idempotencyKey)
    return result
  } catch (error) {
    await giveBack(ctx, payment, idempotencyKey)
    throw error
  }
}

/** Releases the payment unless an order has it: another request's, or one whose commit was not heard of. */
async function giveBack(
  ctx: Ctx,
  payment: Authorization & { ok: true },
  idempotencyKey: string,
): Promise<void> {
  const { reference } = payment
  if (!reference) return
  try {
    const order = await inTransaction(asShop(ctx), (ctx) => findOrderByKey(ctx, idempotencyKey))
    if (order?.paymentReference !== reference) await payment.release()
  } catch (error) {
    ctx.log.error({ err: error, reference }, 'an authorized payment may be without an order')
  }
}

function taken(): never {
  throw new Error('the idempotency key is taken, but no order has it')
}

/** What an earlier request with this key made: the same order again, or a refusal if something else was ordered. */
async function findReplay(ctx: Ctx, key: string, requestHash: string): Promise<Placed | undefined> {
  const found = await findOrderByKey(ctx, key)
  if (!found) return undefined
  const order = { number: found.number, accessKey: found.accessKey }
  return found.requestHash === requestHash
    ? { ok: true, order, isReplay: true }
    : { ok: false, reason: 'key_reused', order }
}

function isPaidElsewhere({ payment, agreedTotalCents }: PlaceOrderInput): boolean {
  return agreedTotalCents > 0 && isHosted(payment.method)
}

/** Everything that makes it the same order; never the card. */
function hashOf(input: PlaceOrderInput): string {
  const { lines, contact, business, delivery, payment, discountCode } = input
  const bought = lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .sort((a, b) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([bought, contact, business, delivery, payment.method, discountCode]))
    .digest('hex')
}

function contactAndDelivery({ contact, business, delivery, note }: PlaceOrderInput) {
  const address = delivery.method === 'courier' ? delivery.address : undefined
  return { ...contact, ...business, deliveryMethod: delivery.method, ...address, note: note ?? null }
}
