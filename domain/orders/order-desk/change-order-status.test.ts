import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { allHeard } from '#tests/helpers/all-heard.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf, tracking } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { getOrder } from '../orders/index.ts'
import { recordPaymentByHand } from '../payments/index.ts'
import { changeStatusInput } from './schemas.ts'
import { ORDER_STATUSES, type OrderStatus } from '#shared/orders/order-states.ts'
import { staffStepsFrom } from '../orders/states.ts'
import { cancelPaidOrder, changeOrderStatus, deleteOrder, getStaffOrder, undoCancellation } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
const { moe, moderator: staff } = useStaff(ctx)

async function place(overrides: Parameters<typeof orderOf>[1] = {}) {
  const [a, b] = [await addProduct(ctx()), await addProduct(ctx())]
  const lines = [
    { product: a, quantity: 3 },
    { product: b, quantity: 1 },
  ]
  const order = await mustPlaceRow(ctx(), orderOf(lines, overrides))
  const stock = async () => [await stockOf(ctx(), a.id), await stockOf(ctx(), b.id)]
  return { ...order, a, b, stock }
}

const TAKEN = [
  { stock: 7, ledger: 7, movements: 2 },
  { stock: 9, ledger: 9, movements: 2 },
]
const RESTORED = [
  { stock: 10, ledger: 10, movements: 3 },
  { stock: 10, ledger: 10, movements: 3 },
]
const MAILS: Partial<Record<OrderStatus, string>> = {
  shipped: 'send-order-shipped',
  cancelled: 'send-order-cancelled',
  expired: 'send-order-expired',
}
const FREES: OrderStatus[] = ['cancelled']
const legal = ORDER_STATUSES.flatMap((from) => staffStepsFrom(from).map((to) => ({ from, to })))

describe('an allowed step is taken', () => {
  test.each(legal)('$from → $to', async ({ from, to }) => {
    const order = await place()
    await bringTo(staff(), order.id, from)
    const before = await traceOf(ctx(), order.id)
    const reason = 'The buyer has called.'
    expect(await changeOrderStatus(staff(), { orderId: order.id, to, reason, tracking })).toEqual({
      ok: true,
    })

    const after = await traceOf(ctx(), order.id)
    expect(after.order).toMatchObject({ status: to, updatedAt: NOW })
    const step = {
      id: expect.any(Number),
      orderId: order.id,
      actorRole: 'staff',
      actorId: moe.id,
      reason,
      createdAt: NOW,
    }
    const frees = FREES.includes(to)
    expect(after.history.slice(before.history.length)).toEqual([
      { ...step, subject: 'order', fromStatus: from, toStatus: to },
      // The order no longer waits for money.
      ...(frees ? [{ ...step, subject: 'payment', fromStatus: 'pending', toStatus: 'cancelled' }] : []),
    ])
    const mail = MAILS[to]
    expect(after.jobs.slice(before.jobs.length)).toEqual(mail ? [mail] : [])
    expect(await order.stock()).toEqual(frees ? RESTORED : TAKEN)
  })
})

describe('a step that is not allowed is answered with those that are, and changes nothing', () => {
  test.each(ORDER_STATUSES)('from %s', async (from) => {
    const order = await place()
    await bringTo(staff(), order.id, from)
    const [before, stock] = [await traceOf(ctx(), order.id), await order.stock()]
    for (const to of ORDER_STATUSES.filter((to) => !staffStepsFrom(from).some((step) => step === to))) {
      const other = { carrier: 'Another', number: '1' }
      expect(await changeOrderStatus(staff(), { orderId: order.id, to, tracking: other })).toEqual({
        ok: false,
        reason: 'illegal_step',
        from,
        allowed: staffStepsFrom(from),
      })
    }
    expect(await traceOf(ctx(), order.id)).toEqual(before)
    expect(await order.stock()).toEqual(stock)
  })
})

test('cancelling restores the stock of every item once, with the ledger’s note', async () => {
  const order = await place()
  expect(await order.stock()).toEqual(TAKEN)
  expect(await changeOrderStatus(staff(), { orderId: order.id, to: 'cancelled' })).toEqual({ ok: true })
  expect(await changeOrderStatus(staff(), { orderId: order.id, to: 'cancelled' })).toMatchObject({
    reason: 'illegal_step',
    from: 'cancelled',
    allowed: [],
  })
  const movement = { referenceType: 'return', notes: 'Stock restored due to order cancellation' }
  const { returned, order: row } = await traceOf(ctx(), order.id)
  expect(returned).toEqual([
    { ...movement, productId: order.b.id, quantity: 1 },
    { ...movement, productId: order.a.id, quantity: 3 },
  ])
  expect(await order.stock()).toEqual(RESTORED)
  expect(row.paymentStatus).toBe('cancelled')
})

test('returned goods are not added to the stock', async () => {
  const order = await place()
  await bringTo(staff(), order.id, 'returned')
  expect((await traceOf(ctx(), order.id)).returned).toEqual([])
  expect(await order.stock()).toEqual(TAKEN)
})

test('a shipped parcel needs a tracking number; a pick-up does not', async () => {
  const order = await place()
  await bringTo(staff(), order.id, 'processing')
  const before = await traceOf(ctx(), order.id)
  const shipped = { orderId: order.id, to: 'shipped' } as const
  expect(await changeOrderStatus(staff(), shipped)).toEqual({ ok: false, reason: 'tracking_needed' })
  expect(await traceOf(ctx(), order.id)).toEqual(before)
  const { url: _url, ...withoutUrl } = tracking
  expect(await changeOrderStatus(staff(), { ...shipped, tracking: withoutUrl })).toEqual({ ok: true })
  expect((await getOrder(staff(), { id: order.id })).tracking).toEqual({ ...withoutUrl, url: null })

  const fetched = await place({ delivery: { method: 'pickup' } })
  await bringTo(staff(), fetched.id, 'processing')
  expect(await changeOrderStatus(staff(), { orderId: fetched.id, to: 'shipped' })).toEqual({ ok: true })
  expect((await getOrder(staff(), { id: fetched.id })).tracking).toBeNull()
})

test('the buyer sees what happened and when, but not who did it or why', async () => {
  const ann = await addPerson(ctx())
  const product = await addProduct(ctx())
  const annCtx: Ctx = { ...ctx(), actor: ann.actor }
  const order = await mustPlaceRow(annCtx, orderOf([{ product, quantity: 1 }]))
  await changeOrderStatus(staff(), { orderId: order.id, to: 'cancelled', reason: 'A secret of the staff' })
  const seen = await getOrder(annCtx, { id: order.id })
  expect(seen.timeline).toEqual(
    [
      { subject: 'order', to: 'pending' },
      { subject: 'payment', to: 'pending' },
      { subject: 'order', to: 'cancelled' },
      { subject: 'payment', to: 'cancelled' },
    ].map((step) => ({ ...step, at: NOW })),
  )
  expect(JSON.stringify(seen)).not.toContain('secret')
  expect(JSON.stringify(seen)).not.toContain(moe.id)
})

test('an open page of an order is notified of each step, but not of refused ones', async () => {
  const heard: string[] = []
  await shop().listen(
    'krok_orders',
    (orderId) => heard.push(orderId),
    () => {},
  )
  const order = await place()
  await changeOrderStatus(staff(), { orderId: order.id, to: 'delivered' })
  await allHeard(shop())
  // PostgreSQL merges identical notifications of one transaction.
  expect(new Set(heard)).toEqual(new Set([order.id]))
  heard.length = 0
  await changeOrderStatus(staff(), { orderId: order.id, to: 'delivered' })
  await allHeard(shop())
  expect(heard).toEqual([])
  await changeOrderStatus(staff(), { orderId: order.id, to: 'confirmed' })
  await allHeard(shop())
  expect(heard).toEqual([order.id])
})

test('refuses a stranger, a customer, its own buyer, and the shop itself', async () => {
  const ann = await addPerson(ctx())
  const product = await addProduct(ctx())
  const { id: orderId, accessKey } = await mustPlaceRow(
    { ...ctx(), actor: ann.actor },
    orderOf([{ product, quantity: 1 }]),
  )
  const before = await traceOf(ctx(), orderId)
  for (const actor of [
    { role: 'visitor' },
    { role: 'visitor', orderKey: accessKey },
    { role: 'customer', id: randomUUID() },
    ann.actor,
    moe.actor,
    { role: 'shop' },
  ] as const) {
    const cancelling = changeOrderStatus({ ...ctx(), actor }, { orderId, to: 'cancelled' })
    await expect(cancelling).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await traceOf(ctx(), orderId)).toEqual(before)
})

test('does not find an unknown or hidden order', async () => {
  const { id } = await place()
  await deleteOrder({ ...ctx(), actor: asStaff(moe, true) }, { orderId: id })
  for (const orderId of [randomUUID(), id]) {
    const changing = changeOrderStatus(staff(), { orderId, to: 'confirmed' })
    await expect(changing).rejects.toMatchObject({ code: 'not_found' })
  }
})

const good = { orderId: randomUUID(), to: 'shipped' }
test.each([
  { ...good, to: 'lost' },
  { ...good, to: '' },
  { to: 'shipped' },
  { ...good, orderId: '1' },
  { ...good, status: 'shipped' },
  { ...good, reason: 'x'.repeat(501) },
  { ...good, reason: 'a\u0000b' },
  { ...good, tracking: { carrier: '', number: '1' } },
  { ...good, tracking: { carrier: 'A' } },
  { ...good, tracking: { carrier: 'A', number: 'x'.repeat(81) } },
  { ...good, tracking: { ...tracking, number: '1\n2' } },
  { ...good, tracking: { ...tracking, url: 'http://courier.example' } },
  { ...good, tracking: { ...tracking, url: 'javascript:alert(1)' } },
  { ...good, tracking: { ...tracking, url: 'https://a b' } },
])('the schema refuses %j', (input) => {
  expect(changeStatusInput.safeParse(input).success).toBe(false)
})

describe('a paid order', () => {
  const SOON = new Date(NOW.getTime() + 61_000)
  const admin = (at = NOW): Ctx => ({ ...ctx(), now: () => at, actor: asStaff(ada, true) })
  let ada: TestPerson
  beforeAll(async () => {
    ada = await addPerson(ctx(), { roles: ['admin'] })
  })
  type Waiting = typeof jobs.$inferSelect
  /** Does what the queue does once the time has come, whatever the clock of the process says. */
  const run = (job: Waiting | undefined, clock = NOW) =>
    cancelPaidOrder(asShop({ ...ctx(), now: () => clock }), {
      ...(job?.payload as JobPayloads['cancel-order']),
      jobId: 0,
    })
  async function paid() {
    const order = await place()
    await recordPaymentByHand(admin(), {
      orderId: order.id,
      method: 'cash',
      amountCents: order.totalCents,
      reference: order.number,
      reason: 'At the counter',
      isSure: true,
    })
    const cancelled = { orderId: order.id, to: 'cancelled' } as const
    const isOfOrder = sql`${jobs.kind} = 'cancel-order' and ${jobs.payload} ->> 'orderId' = ${order.id}`
    const waiting = () =>
      inTransaction(asShop(ctx()), ({ db }) => db.select().from(jobs).where(isOfOrder).orderBy(jobs.id))
    return { ...order, cancelled, waiting }
  }

  test('is cancelled once its number, customer and sum were read, and a minute later', async () => {
    const order = await paid()
    const before = await traceOf(ctx(), order.id)
    expect(await changeOrderStatus(admin(), order.cancelled)).toEqual({
      ok: false,
      reason: 'is_paid',
      number: order.number,
      customerName: expect.stringMatching(/\w+ \w+/),
      totalCents: order.totalCents,
    })
    expect(await traceOf(ctx(), order.id)).toEqual(before)
    const cancelsAt = new Date(NOW.getTime() + 60_000)
    expect(await changeOrderStatus(admin(), { ...order.cancelled, isSure: true })).toEqual({
      ok: true,
      cancelsAt,
    })
    // Nothing but the order's going to be cancelled has changed.
    expect(await order.stock()).toEqual(TAKEN)
    expect((await getStaffOrder(admin(), { id: order.id })).cancelsAt).toEqual(cancelsAt)
    expect((await traceOf(ctx(), order.id)).history).toEqual(before.history)
    const packed = { orderId: order.id, to: 'processing' } as const
    expect(await changeOrderStatus(staff(), packed)).toEqual({ ok: false, reason: 'being_cancelled' })

    // An hour behind the database, which the queue goes by.
    const behind = new Date(NOW.getTime() - 3_600_000)
    const [job, ...others] = await order.waiting()
    expect([job?.runAt, others]).toEqual([cancelsAt, []])
    await run(job, behind)
    await run(job)
    const after = await traceOf(ctx(), order.id)
    expect(after.order.status).toBe('cancelled')
    expect(after.history.at(-1)).toMatchObject({ toStatus: 'cancelled', actorId: ada.id })
    expect(after.jobs.filter((kind) => kind === 'send-order-cancelled')).toHaveLength(1)
    expect(await order.stock()).toEqual(RESTORED)
    expect(await undoCancellation(admin(SOON), { orderId: order.id })).toEqual({
      ok: false,
      reason: 'too_late',
    })
  })

  test('is kept where that is undone within the minute, as if nothing had been', async () => {
    const order = await paid()
    const before = await traceOf(ctx(), order.id)
    await changeOrderStatus(admin(), { ...order.cancelled, isSure: true })
    expect(await undoCancellation(admin(), { orderId: order.id })).toEqual({ ok: true })
    const [undone] = await order.waiting()
    await run(undone, SOON)
    const { jobs: kinds, ...after } = await traceOf(ctx(), order.id)
    expect({ ...after, jobs: kinds.filter((kind) => kind !== 'cancel-order') }).toEqual(before)
    expect(await order.stock()).toEqual(TAKEN)
    expect(await changeOrderStatus(staff(), { orderId: order.id, to: 'processing' })).toEqual({ ok: true })

    // Wanted again, it has another minute.
    await changeOrderStatus(admin(SOON), { ...order.cancelled, isSure: true })
    await run(undone, SOON)
    expect((await getStaffOrder(admin(), { id: order.id })).cancelsAt).not.toBeNull()
    await run((await order.waiting())[1], SOON)
    expect((await traceOf(ctx(), order.id)).order.status).toBe('cancelled')
  })

  test('is cancelled by admins alone', async () => {
    const order = await paid()
    const call = changeOrderStatus(staff(), { ...order.cancelled, isSure: true })
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
    expect((await getStaffOrder(staff(), { id: order.id })).nextSteps).toEqual(['processing'])
    expect((await getStaffOrder(admin(), { id: order.id })).nextSteps).toEqual(['processing', 'cancelled'])
  })

  test('refuses a stranger who would cancel it as the job does, or undo that', async () => {
    const { id: orderId } = await paid()
    for (const actor of [{ role: 'visitor' } as const, moe.actor, asStaff(moe)]) {
      const stranger = { ...ctx(), actor }
      for (const call of [
        cancelPaidOrder(stranger, { orderId, actorId: ada.id, cancelsAt: NOW.toISOString(), jobId: 0 }),
        undoCancellation(stranger, { orderId }),
      ]) {
        await expect(call).rejects.toMatchObject({ code: 'forbidden' })
      }
    }
  })
})
