import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs, orders } from '#database/schema/index.ts'
import type { PlaceOrderInput, PlaceOrderResult } from '#domain/orders/checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { ensureRecurringJobs, runWaitingJobs } from '#domain/base/jobs/index.ts'
import type { JobHandlers } from '#domain/base/jobs/schemas.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { contact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { newAddress } from '#tests/data/people.ts'
import { addProduct, changeProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)

const ctx = () => testCtx(shop())
const ctxOf = (i: number): Ctx => testCtx(processOf(i))
/** Places an order: without a key, each is of a buyer of its own, because orders to one address wait for each other. */
const place = (i: number, input: PlaceOrderInput, key?: string) =>
  key
    ? tryToPlace(ctxOf(i), input, key)
    : tryToPlace(ctxOf(i), { ...input, contact: { ...input.contact, email: newAddress() } })

const reasons = (results: PlaceOrderResult[]) =>
  results.reduce<Record<string, number>>((counts, result) => {
    const reason = result.ok ? (result.isReplay ? 'replayed' : 'placed') : result.reason
    return { ...counts, [reason]: (counts[reason] ?? 0) + 1 }
  }, {})

const countOrders = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(orders))

test('stock 10, 50 parallel buyers, one each: 10 orders, stock 0, 10 movements', async () => {
  const product = await addProduct(ctx(), { initialStock: 10 })
  const before = await countOrders()
  const results = await times(50, (i) => place(i, orderOf([{ product, quantity: 1 }])))
  expect(reasons(results)).toEqual({ placed: 10, out_of_stock: 40 })
  expect(await countOrders()).toBe(before + 10)
  // The eleventh movement is the one that added the ten.
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 0, ledger: 0, movements: 11 })
})

test('20 identical requests with one idempotency key: one order', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const input = orderOf([{ product, quantity: 1 }])
  const key = randomUUID()
  const before = await countOrders()
  const results = await times(20, (i) => place(i, input, key))
  expect(reasons(results)).toEqual({ placed: 1, replayed: 19 })
  expect(new Set(results.map((result) => (result.ok ? result.order.number : ''))).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 99, movements: 2 })
})

test('one key, the last jar, 20 requests: all get the same order', async () => {
  const product = await addProduct(ctx(), { initialStock: 1 })
  const key = randomUUID()
  const results = await times(20, (i) => place(i, orderOf([{ product, quantity: 1 }]), key))
  expect(reasons(results)).toEqual({ placed: 1, replayed: 19 })
})

test('one key, two different carts in parallel: one order, the others are refused', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const key = randomUUID()
  const results = await times(20, (i) => place(i, orderOf([{ product, quantity: 1 + (i % 2) }]), key))
  expect(reasons(results)).toEqual({ placed: 1, replayed: 9, key_reused: 10 })
})

test('carts in opposite orders wait for each other without deadlock', async () => {
  const [a, b] = [
    await addProduct(ctx(), { initialStock: 40 }),
    await addProduct(ctx(), { initialStock: 40 }),
  ]
  const [ab, ba] = [
    orderOf([
      { product: a, quantity: 1 },
      { product: b, quantity: 1 },
    ]),
    orderOf([
      { product: b, quantity: 1 },
      { product: a, quantity: 1 },
    ]),
  ]
  const results = await times(60, (i) => place(i, i % 2 === 0 ? ab : ba))
  expect(reasons(results)).toEqual({ placed: 40, out_of_stock: 20 })
  expect(await stockOf(ctx(), a.id)).toMatchObject({ stock: 0, ledger: 0, movements: 41 })
  expect(await stockOf(ctx(), b.id)).toMatchObject({ stock: 0, ledger: 0, movements: 41 })
})

test('two lines of one product cannot together exceed the limit of one', async () => {
  const product = await addProduct(ctx(), { initialStock: 10 })
  const input = orderOf(
    [
      { product, quantity: 3 },
      { product, quantity: 3 },
    ],
    { delivery: { method: 'pickup' } },
  )
  const results = await times(10, (i) => place(i, input))
  expect(reasons(results)).toEqual({ placed: 1, out_of_stock: 9 })
  expect((await stockOf(ctx(), product.id)).stock).toBe(4)
})

test('a price that changes while orders come in: each pays what was agreed to, or is refused', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const old = orderOf([{ product, quantity: 1 }], { delivery: { method: 'pickup' } })
  const [results] = await Promise.all([
    times(30, (i) => place(i, old)),
    changeProduct(ctx(), product.id, { priceCents: 12_000 }),
  ])
  const { placed = 0, total_changed = 0 } = reasons(results)
  expect(placed + total_changed).toBe(30)
  expect((await stockOf(ctx(), product.id)).stock).toBe(100 - placed)
  expect(reasons([await place(0, old)])).toEqual({ total_changed: 1 })
})

test('a product deactivated while orders come in: no order is incomplete', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const [results] = await Promise.all([
    times(30, (i) => place(i, orderOf([{ product, quantity: 1 }]))),
    changeProduct(ctx(), product.id, { isActive: false }),
  ])
  const { placed = 0, product_gone = 0, out_of_stock = 0 } = reasons(results)
  expect(placed + product_gone + out_of_stock).toBe(30)
  const { stock, ledger, movements } = await stockOf(ctx(), product.id)
  expect({ stock, ledger, movements }).toEqual({
    stock: 100 - placed,
    ledger: 100 - placed,
    movements: 1 + placed,
  })
})

test('four workers share the jobs: each runs once, none twice in parallel', async () => {
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.update(jobs).set({ finishedAt: sql`now()` }))
  const payloads = Array.from({ length: 120 }, (_, i) => ({
    kind: 'send-order-confirmation',
    payload: { orderId: String(i) },
  }))
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.insert(jobs).values(payloads))

  const running = new Set<string>()
  const ran: string[] = []
  const handlers: Partial<JobHandlers> = {
    'capture-payment': () => Promise.reject(new Error('not of this test')),
    async 'send-order-confirmation'(ctx, { orderId }) {
      if (running.has(orderId)) throw new Error(`${orderId} is running already`)
      running.add(orderId)
      // Long enough for the other workers to look for jobs.
      await ctx.db.execute(sql`select pg_sleep(0.005)`)
      running.delete(orderId)
      ran.push(orderId)
    },
  }
  const counts = await times(4, (i) => runWaitingJobs(asShop(ctxOf(i)), { handlers }))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1)
  expect(ran.toSorted()).toEqual(payloads.map(({ payload }) => payload.orderId).toSorted())
})

test('what is done again and again is done once per interval by all processes together', async () => {
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(jobs))
  const intervals = { 'forget-carts': { everyMs: HOUR } }
  await times(4, (i) => ensureRecurringJobs(asShop(ctxOf(i)), intervals))
  let ran = 0
  const handlers = { 'forget-carts': async () => void (ran += 1) }
  for (let round = 1; round <= 5; round += 1) {
    await inTransaction(asShop(ctx()), (ctx) => ctx.db.update(jobs).set({ runAt: sql`now()` }))
    await times(4, (i) => runWaitingJobs(asShop(ctxOf(i)), { handlers, intervals }))
    expect(ran).toBe(round)
  }
})

test('two processes that seed and read rates in parallel agree', async () => {
  await times(6, (i) => seedDemo(ctxOf(i)))
  const { rows } = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from products where slug = 'pad-thai-sauce'`,
    ),
  )
  expect(rows[0]?.count).toBe(1)
})

test('a notification reaches the other process once the order is committed', async () => {
  const [here, there] = [processOf(0), processOf(1)]
  const heard = Promise.withResolvers<void>()
  await there.listen(
    'krok_jobs',
    () => heard.resolve(),
    () => {},
  )
  const product = await addProduct(ctx())
  await tryToPlace(testCtx(here), orderOf([{ product, quantity: 1 }], { contact }))
  await heard.promise
})
