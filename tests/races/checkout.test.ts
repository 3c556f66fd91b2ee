import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orders } from '#database/schema/index.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { contact, mustPlaceRow, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import type { PlaceOrderInput, PlaceOrderResult } from '#domain/orders/checkout/schemas.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races for a discount code that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)

const ctx = () => testCtx(shop())
const ctxOf = (i: number): Ctx => testCtx(processOf(i))
const place = (i: number, input: PlaceOrderInput, key: string = randomUUID()) =>
  tryToPlace(ctxOf(i), input, key)

const outcomes = (results: PlaceOrderResult[]) =>
  results.reduce<Record<string, number>>((counts, result) => {
    const outcome = result.ok ? (result.isReplay ? 'replayed' : 'placed') : said(result)
    return { ...counts, [outcome]: (counts[outcome] ?? 0) + 1 }
  }, {})
const said = (refused: PlaceOrderResult & { ok: false }) =>
  refused.reason === 'discount_refused' ? refused.refusal.reason : refused.reason

/** A purchase of one jar, picked up, at 10 % off. */
async function addPurchase(limits: { maxUses?: number; maxUsesPerCustomer?: number }) {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const { id, code } = await addDiscount(ctx(), limits)
  const input = orderOf([{ product, quantity: 1 }], {
    delivery: { method: 'pickup' },
    discountCode: code,
    agreedTotalCents: 8910,
  })
  return { product, id, input }
}

/** The orders that have a code, and their items. */
const written = (discountCodeId: string) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const isIts = eq(orders.discountCodeId, discountCodeId)
    const items = await ctx.db
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(isIts)
    return { orders: await ctx.db.$count(orders, isIts), items: items.length }
  })

test('the last use of a code, 20 parallel buyers: one gets it, and nothing is written for the others', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { product, id, input } = await addPurchase({ maxUses: 1 })
    const results = await times(20, (i) => place(i, input))
    expect(outcomes(results)).toEqual({ placed: 1, used_up: 19 })
    expect(await written(id)).toEqual({ orders: 1, items: 1 })
    expect(await stockOf(ctx(), product.id)).toEqual({ stock: 99, ledger: 99, movements: 2 })
  }
})

test('seven uses, 20 parallel buyers: seven get them', async () => {
  const { product, id, input } = await addPurchase({ maxUses: 7 })
  expect(outcomes(await times(20, (i) => place(i, input)))).toEqual({ placed: 7, used_up: 13 })
  expect(await written(id)).toEqual({ orders: 7, items: 7 })
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 93, ledger: 93, movements: 8 })
})

test('one buyer who may use it once and orders 20 times in parallel gets it once', async () => {
  const { id, input } = await addPurchase({ maxUsesPerCustomer: 1 })
  const spelt = (i: number) => ({
    ...input,
    contact: { ...contact, email: i % 2 === 0 ? contact.email : contact.email.toUpperCase() },
  })
  expect(outcomes(await times(20, (i) => place(i, spelt(i))))).toEqual({ placed: 1, not_for_this_order: 19 })
  expect(await written(id)).toEqual({ orders: 1, items: 1 })
})

test('one key, the last use, 20 requests: all get the same order', async () => {
  const { id, input } = await addPurchase({ maxUses: 1 })
  const key = randomUUID()
  expect(outcomes(await times(20, (i) => place(i, input, key)))).toEqual({ placed: 1, replayed: 19 })
  expect(await written(id)).toEqual({ orders: 1, items: 1 })
})

test('orders with two codes and two products in opposite orders wait for each other without deadlock', async () => {
  const [a, b] = [
    await addProduct(ctx(), { initialStock: 40 }),
    await addProduct(ctx(), { initialStock: 40 }),
  ]
  const codes = await times(2, () => addDiscount(ctx(), { maxUses: 50 }))
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const basket = (i: number) =>
    orderOf(
      (i % 4 < 2 ? [a, b] : [b, a]).map((product) => ({ product, quantity: 1 })),
      { delivery: { method: 'pickup' }, discountCode: codes[i % 2]?.code, agreedTotalCents: 17_820 },
    )
  const ending = await times(10, (i) => mustPlaceRow(ctx(), basket(i)))
  const [, placed] = await Promise.all([
    times(10, (i) =>
      changeOrderStatus(
        { ...ctxOf(i), actor: asStaff(moe) },
        { orderId: ending[i]?.id ?? '', to: 'cancelled' },
      ),
    ),
    times(30, (i) => place(i, basket(i))),
  ])
  expect(outcomes(placed)).toEqual({ placed: 30 })
  for (const { id } of [a, b]) expect(await stockOf(ctx(), id)).toMatchObject({ stock: 10, ledger: 10 })
})

test('a use that is given back while 20 buyers want it goes to at most one of them', async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  for (let round = 0; round < 5; round += 1) {
    const { id, input } = await addPurchase({ maxUses: 1 })
    const first = await mustPlaceRow(ctx(), input)
    const [, results] = await Promise.all([
      changeOrderStatus({ ...ctx(), actor: asStaff(moe) }, { orderId: first.id, to: 'cancelled' }),
      times(20, (i) => place(i, input)),
    ])
    const { placed = 0, used_up = 0 } = outcomes(results)
    expect(placed).toBeLessThanOrEqual(1)
    expect(placed + used_up).toBe(20)
    expect(await written(id)).toEqual({ orders: 1 + placed, items: 1 + placed })
  }
})
