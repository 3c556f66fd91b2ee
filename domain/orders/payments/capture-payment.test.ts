import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import type { CardProvider } from '#adapters/payments/payment-provider.ts'
import { orders } from '#database/schema/index.ts'
import { bringTo, mustPlace, orderOf, traceOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { expireOrders } from '../orders/index.ts'
import { capturePayment } from './capture-payment.ts'

const shop = useTestDatabase()

function watchedCards(capture: CardProvider['capture'] = async () => {}) {
  const captured: string[] = []
  const released: string[] = []
  const cards: CardProvider = {
    method: 'demo_card',
    flow: 'card',
    authorize: async ({ idempotencyKey }) => ({ ok: true, reference: `ref-${idempotencyKey}` }),
    async capture(reference) {
      await capture(reference)
      captured.push(reference)
    },
    async release(reference) {
      released.push(reference)
    },
  }
  return { captured, released, ctx: testCtx(shop(), { providers: providersOf(bankTransfer, cards) }) }
}

async function placeByCard(ctx: Ctx) {
  const product = await addProduct(ctx)
  const payment = {
    method: 'demo_card',
    card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  } as const
  const { accessKey } = await mustPlace(ctx, orderOf([{ product, quantity: 1 }], { payment }))
  return (await read(ctx, accessKey)).id
}

const read = (ctx: Ctx, idOrKey: string) =>
  inTransaction(asShop(ctx), async (ctx) => {
    const column = idOrKey.length === 36 ? orders.id : orders.accessKey
    const [row] = await ctx.db.select().from(orders).where(eq(column, idOrKey))
    if (!row) throw new Error('no such order')
    return row
  })

test('charges the money and confirms the order', async () => {
  const { ctx, captured } = watchedCards()
  const orderId = await placeByCard(ctx)
  await capturePayment(asShop(ctx), { orderId })
  expect(await read(ctx, orderId)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' })
  expect(captured).toHaveLength(1)
})

test('may be repeated without charging twice', async () => {
  const { ctx, captured } = watchedCards()
  const orderId = await placeByCard(ctx)
  await capturePayment(asShop(ctx), { orderId })
  const paid = await traceOf(ctx, orderId)
  expect(paid.payments).toMatchObject([
    {
      method: 'demo_card',
      reference: paid.order.paymentReference,
      amountCents: paid.order.totalCents,
      problem: null,
      recordedBy: null,
    },
  ])
  await capturePayment(asShop(ctx), { orderId })
  expect(captured).toHaveLength(1)
  expect(await traceOf(ctx, orderId)).toEqual(paid)
})

test('charges nothing for an order that was cancelled first, and releases the reserved money', async () => {
  const { ctx, captured, released } = watchedCards()
  const orderId = await placeByCard(ctx)
  await bringTo({ ...ctx, actor: { role: 'staff', id: randomUUID(), isAdmin: false } }, orderId, 'cancelled')
  const cancelled = await traceOf(ctx, orderId)
  await capturePayment(asShop(ctx), { orderId })
  expect(captured).toEqual([])
  expect(released).toEqual([cancelled.order.paymentReference])
  expect(await traceOf(ctx, orderId)).toEqual(cancelled)
})

test('money charged while the order expired is recorded and shown to staff', async () => {
  const halfAnHourLater = () => new Date(Date.now() + 30 * 60_000)
  const { ctx } = watchedCards(async () => {
    await expireOrders(asShop(testCtx(shop(), { now: halfAnHourLater })))
  })
  const orderId = await placeByCard(ctx)
  await capturePayment(asShop(ctx), { orderId })
  const { order, payments } = await traceOf(ctx, orderId)
  expect(order).toMatchObject({ status: 'expired', paymentStatus: 'cancelled', attention: 'late' })
  expect(payments).toMatchObject([{ method: 'demo_card', amountCents: order.totalCents, problem: 'late' }])
})

test.each(ALL_BUT_SHOP)('refuses a stranger: $role', async (actor) => {
  const { ctx, captured } = watchedCards()
  const orderId = await placeByCard(ctx)
  await expect(capturePayment({ ...ctx, actor }, { orderId })).rejects.toMatchObject({ code: 'forbidden' })
  expect(captured).toEqual([])
  expect(await read(ctx, orderId)).toMatchObject({ paymentStatus: 'pending' })
})

test('does not change the order when the provider does not answer', async () => {
  const { ctx } = watchedCards(() => Promise.reject(new Error('timeout')))
  const orderId = await placeByCard(ctx)
  await expect(capturePayment(asShop(ctx), { orderId })).rejects.toThrow('timeout')
  expect(await read(ctx, orderId)).toMatchObject({ paymentStatus: 'pending', status: 'pending' })
})

test('throws if there is no such order, or it has no card payment', async () => {
  const { ctx } = watchedCards()
  const notFound = { code: 'not_found' }
  await expect(capturePayment(asShop(ctx), { orderId: randomUUID() })).rejects.toMatchObject(notFound)
  const product = await addProduct(ctx)
  const { accessKey } = await mustPlace(ctx, orderOf([{ product, quantity: 1 }]))
  const { id: orderId } = await read(ctx, accessKey)
  await expect(capturePayment(asShop(ctx), { orderId })).rejects.toMatchObject(notFound)
})
