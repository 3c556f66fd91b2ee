import { createHash, randomBytes } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { asShop, inTransaction } from '../context.ts'
import { getRates } from '../currency/index.ts'
import { takeStock } from '../inventory/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { createOrder, findOrderByKey } from '../orders/index.ts'
import { type Authorization, authorizePayment } from '../payments/index.ts'
import { priceOrder } from './price-order.ts'
import type { PlaceOrderInput, PlaceOrderResult } from './schemas.ts'

/**
 * Places an order: one transaction that prices it from the current rows, takes the stock and queues mail and
 * payment, or leaves no trace. One `idempotencyKey` makes one order, however often and from however many tabs it is
 * sent. Anybody may order; the writing is done by the shop.
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
  const placing = inTransaction(asShop(ctx), async (ctx): Promise<PlaceOrderResult> => {
    const earlier = await findReplay(ctx, idempotencyKey, requestHash)
    if (earlier) return earlier

    const priced = await priceOrder(ctx, input)
    if (!priced.ok) return priced
    const { products, items, totals } = priced

    const order = await createOrder(
      ctx,
      {
        ...contactAndDelivery(input),
        ...totals,
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
    return { ok: true, order: { number: order.number, accessKey: order.accessKey }, isReplay: false }
  })
  try {
    const result = await placing
    if (!result.ok) await giveBack(ctx, payment, idempotencyKey)
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
async function findReplay(ctx: Ctx, key: string, requestHash: string): Promise<PlaceOrderResult | undefined> {
  const found = await findOrderByKey(ctx, key)
  if (!found) return undefined
  const order = { number: found.number, accessKey: found.accessKey }
  return found.requestHash === requestHash
    ? { ok: true, order, isReplay: true }
    : { ok: false, reason: 'key_reused', order }
}

/** Everything that makes it the same order; never the card. */
function hashOf(input: PlaceOrderInput): string {
  const { lines, contact, delivery, payment } = input
  const bought = lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .sort((a, b) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([bought, contact, delivery, payment.method]))
    .digest('hex')
}

function contactAndDelivery({ contact, delivery, note }: PlaceOrderInput) {
  const address = delivery.method === 'courier' ? delivery.address : undefined
  return { ...contact, deliveryMethod: delivery.method, ...address, note: note ?? null }
}
