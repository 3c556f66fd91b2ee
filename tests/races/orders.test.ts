import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import {
  bringTo,
  demoCardPayment,
  mustPlaceRow,
  orderOf,
  traceOf,
  tracking,
  tryToPlace,
} from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, type TestPerson } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { capturePayment, recordTransfer } from '#domain/orders/payments/index.ts'
import { changeOrderStatus, changeOrderStatuses, deleteOrder } from '#domain/orders/order-desk/index.ts'
import { expireOrders } from '#domain/orders/orders/index.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races for an order that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
let moe: TestPerson
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['admin'] })
})

const ctx = () => testCtx(shop())
const ctxOf = (i: number): Ctx => testCtx(processOf(i))
const staff = (i = 0): Ctx => ({ ...ctxOf(i), actor: asStaff(moe, true) })
const change = (i: number, orderId: string, to: OrderStatus) =>
  changeOrderStatus(staff(i), { orderId, to, tracking })
const countOf = (kinds: string[], kind: string) => kinds.filter((each) => each === kind).length

async function place(overrides: Parameters<typeof orderOf>[1] = {}) {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 3 }], overrides))
  const transfer = { orderId: order.id, reference: randomUUID(), amountCents: order.totalCents }
  return { ...order, product, transfer }
}
/** Lets the time pass that the shop waits for them. */
const age = (ids: string[]) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ payBy: new Date() }).where(inArray(orders.id, ids)),
  )
const TAKEN = { stock: 7, ledger: 7, movements: 2 }
const RESTORED = { stock: 10, ledger: 10, movements: 3 }

test('20 parallel cancellations restore the stock once', async () => {
  const { id, product } = await place()
  const results = await times(20, (i) => change(i, id, 'cancelled'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results).toContainEqual({ ok: false, reason: 'illegal_step', from: 'cancelled', allowed: [] })
  expect(await stockOf(ctx(), product.id)).toEqual(RESTORED)
  const { history, jobs, order } = await traceOf(ctx(), id)
  expect(history).toHaveLength(4)
  expect(countOf(jobs, 'send-order-cancelled')).toBe(1)
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' })
})

test('an order that is cancelled and shipped in parallel ends up as one of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, product } = await place()
    await bringTo(staff(), id, 'processing')
    const steps = ['cancelled', 'shipped'] as const
    const results = await times(8, (i) => change(i, id, steps[(i + round) % 2] ?? 'cancelled'))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const { order, jobs } = await traceOf(ctx(), id)
    const isCancelled = order.status === 'cancelled'
    expect(order).toMatchObject(
      isCancelled ? { trackingNumber: null } : { status: 'shipped', trackingNumber: tracking.number },
    )
    expect(await stockOf(ctx(), product.id)).toEqual(isCancelled ? RESTORED : TAKEN)
    expect([countOf(jobs, 'send-order-cancelled'), countOf(jobs, 'send-order-shipped')]).toEqual(
      isCancelled ? [1, 0] : [0, 1],
    )
  }
})

test('an order that is paid and expires in parallel ends up as one of them, and the money is recorded either way', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id, product, transfer } = await place()
    await age([id])
    const expire = () => expireOrders(asShop(ctxOf(1)))
    const pay = () => recordTransfer(staff(), transfer)
    const [first, second] = round % 2 === 0 ? [expire, pay] : [pay, expire]
    await Promise.all([first(), second()])
    await expire()
    const { order, payments, jobs } = await traceOf(ctx(), id)
    const isPaid = order.status === 'confirmed'
    expect(order).toMatchObject(
      isPaid
        ? { paymentStatus: 'paid', attention: null }
        : { status: 'expired', paymentStatus: 'cancelled', attention: 'late' },
    )
    expect(payments).toMatchObject([{ amountCents: order.totalCents, problem: isPaid ? null : 'late' }])
    expect(await stockOf(ctx(), product.id)).toEqual(isPaid ? TAKEN : RESTORED)
    expect([countOf(jobs, 'send-payment-received'), countOf(jobs, 'send-order-expired')]).toEqual(
      isPaid ? [1, 0] : [0, 1],
    )
  }
})

test('an order that is paid and cancelled in parallel is paid, or cancelled and its money recorded', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, product, transfer } = await place()
    const pay = () => recordTransfer(staff(round), transfer)
    const cancel = () => change(round + 1, id, 'cancelled')
    const isPayFirst = round % 2 === 0
    const results = await Promise.all(isPayFirst ? [pay(), cancel()] : [cancel(), pay()])
    const cancelled = results[isPayFirst ? 1 : 0]
    const { order, payments } = await traceOf(ctx(), id)
    // Once it is paid, cancelling asks first.
    if (!cancelled?.ok) expect(cancelled).toMatchObject({ reason: 'is_paid', number: order.number })
    expect([order.status, order.paymentStatus, order.attention, payments[0]?.problem]).toEqual(
      cancelled?.ok ? ['cancelled', 'cancelled', 'late', 'late'] : ['confirmed', 'paid', null, null],
    )
    expect(payments).toHaveLength(1)
    expect(await stockOf(ctx(), product.id)).toEqual(cancelled?.ok ? RESTORED : TAKEN)
  }
})

test('one transfer recorded 20 times in parallel pays once', async () => {
  const { id, transfer } = await place()
  const results = await times(20, (i) => recordTransfer(staff(i), transfer))
  expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, paid: true, problem: null }])
  const { order, payments, history, jobs } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: null })
  expect(payments).toHaveLength(1)
  expect(history).toHaveLength(4)
  expect(countOf(jobs, 'send-payment-received')).toBe(1)
})

test('one transfer recorded for 20 orders in parallel pays one', async () => {
  const placed = await times(20, () => place())
  const reference = randomUUID()
  const results = await times(20, (i) =>
    recordTransfer(staff(i), { ...(placed[i]?.transfer ?? never()), reference }),
  )
  expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, paid: true, problem: null }])
  const rows = await times(20, async (i) => (await traceOf(ctx(), placed[i]?.id ?? '')).order)
  expect(rows.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1)
})

test('two parallel transfers for one order: one pays, the other is recorded as a second payment', async () => {
  const { id, transfer } = await place()
  const results = await times(2, (i) => recordTransfer(staff(i), { ...transfer, reference: randomUUID() }))
  expect(results).toEqual(
    expect.arrayContaining([
      { ok: true, paid: true, problem: null },
      { ok: true, paid: false, problem: 'paid_twice' },
    ]),
  )
  expect((await traceOf(ctx(), id)).payments).toHaveLength(2)
})

test('a card whose capture runs 20 times in parallel pays once', async () => {
  const { id: orderId } = await place({ payment: demoCardPayment })
  await times(20, (i) => capturePayment(asShop(ctxOf(i)), { orderId }))
  const { order, payments, history, jobs } = await traceOf(ctx(), orderId)
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: null })
  expect(payments).toMatchObject([{ problem: null }])
  expect(history).toHaveLength(4)
  expect(countOf(jobs, 'send-payment-received')).toBe(1)
})

test('four parallel workers expire each order once', async () => {
  const product = await addProduct(ctx(), { initialStock: 50 })
  const placed = await times(30, () => mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }])))
  await age(placed.map(({ id }) => id))
  const counts = await times(4, (i) => expireOrders(asShop(ctxOf(i))))
  expect(counts.reduce((sum, count) => sum + count)).toBe(30)
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 50, ledger: 50, movements: 61 })
})

test('orders that are cancelled while others are placed wait for each other without deadlock', async () => {
  const [a, b] = [
    await addProduct(ctx(), { initialStock: 500 }),
    await addProduct(ctx(), { initialStock: 500 }),
  ]
  const basket = (first: TestProduct, second: TestProduct) =>
    orderOf([first, second].map((product) => ({ product, quantity: 1 })))
  for (let round = 0; round < 3; round += 1) {
    const ending = await times(20, (i) => mustPlaceRow(ctx(), i % 2 === 0 ? basket(a, b) : basket(b, a)))
    const [, placed] = await Promise.all([
      times(20, (i) => change(i, ending[i]?.id ?? '', 'cancelled')),
      times(20, (i) => tryToPlace(ctxOf(i), i % 2 === 0 ? basket(b, a) : basket(a, b))),
    ])
    expect(placed.every(({ ok }) => ok)).toBe(true)
  }
  for (const { id } of [a, b]) expect(await stockOf(ctx(), id)).toMatchObject({ stock: 440, ledger: 440 })
})

test('orders that expire while others are placed wait for each other without deadlock', async () => {
  const [a, b] = [
    await addProduct(ctx(), { initialStock: 500 }),
    await addProduct(ctx(), { initialStock: 500 }),
  ]
  const one = (product: TestProduct) => orderOf([{ product, quantity: 1 }])
  const both = orderOf([
    { product: b, quantity: 1 },
    { product: a, quantity: 1 },
  ])
  for (let round = 0; round < 3; round += 1) {
    const ending = await times(20, (i) => mustPlaceRow(ctx(), one(i % 2 === 0 ? a : b)))
    const cancelled = await times(6, () => mustPlaceRow(ctx(), both))
    await age(ending.map(({ id }) => id))
    const [, , placed] = await Promise.all([
      times(2, (i) => expireOrders(asShop(ctxOf(i)))),
      times(6, (i) => change(i, cancelled[i]?.id ?? '', 'cancelled')),
      times(20, (i) => tryToPlace(ctxOf(i), both)),
    ])
    expect(placed.every(({ ok }) => ok)).toBe(true)
  }
  for (const { id } of [a, b]) expect(await stockOf(ctx(), id)).toMatchObject({ stock: 440, ledger: 440 })
})

test('ten admins who delete an order in parallel delete it once', async () => {
  const { id } = await place()
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => deleteOrder(staff(i), { orderId: id })),
  )
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await auditOf(ctx(), id)).toHaveLength(1)
  const [row] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(orders).where(eq(orders.id, id)),
  )
  expect(row?.hiddenAt).toBeInstanceOf(Date)
})

function never(): never {
  throw new Error('there are 20 orders')
}

test('two people stepping the same orders at once: each order goes on once, and each of them is told', async () => {
  const product = await addProduct(ctx(), { initialStock: 50 })
  const orderIds: string[] = []
  for (let i = 0; i < 8; i += 1) {
    const { id } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
    await bringTo(staff(), id, 'confirmed')
    orderIds.push(id)
  }
  const results = await Promise.all(
    [0, 1].map((i) =>
      changeOrderStatuses(staff(i), { orderIds: i ? orderIds.toReversed() : orderIds, to: 'processing' }),
    ),
  )
  const verdicts = results.flatMap(({ verdicts }) => verdicts.map(({ verdict }) => verdict))
  expect([countOf(verdicts, 'done'), countOf(verdicts, 'already')]).toEqual([8, 8])
  for (const id of orderIds) {
    const { history } = await traceOf(ctx(), id)
    expect(history.filter(({ toStatus }) => toStatus === 'processing')).toHaveLength(1)
  }
})
