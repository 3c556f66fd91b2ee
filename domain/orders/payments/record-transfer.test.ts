import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { deleteOrder, getStaffOrder } from '../order-desk/index.ts'
import { expireOrders } from '../orders/index.ts'
import { recordTransfer } from './index.ts'
import { requestRefund } from '../refunds/index.ts'
import { recordTransferInput } from './schemas.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
const { moe, moderator: staff } = useStaff(ctx)

async function place() {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }]))
  const transfer = { orderId: order.id, reference: `FNB ${randomUUID()}`, amountCents: order.totalCents }
  return { ...order, product, transfer }
}
const PAID = { ok: true, paid: true, problem: null }
const kept = (problem: string) => ({ ok: true, paid: false, problem })

test('the exact amount pays the order and confirms it', async () => {
  const { id, transfer, product, totalCents } = await place()
  const before = await traceOf(ctx(), id)
  expect(await recordTransfer(staff(), transfer)).toEqual(PAID)
  const { order, history, payments, jobs } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: null })
  const step = { actorRole: 'staff', actorId: moe.id, reason: null, createdAt: NOW }
  expect(history.slice(2)).toMatchObject([
    { ...step, subject: 'payment', fromStatus: 'pending', toStatus: 'paid' },
    { ...step, subject: 'order', fromStatus: 'pending', toStatus: 'confirmed' },
  ])
  expect(payments).toEqual([
    {
      id: expect.any(String),
      receivedOn: null,
      orderId: id,
      method: 'bank_transfer',
      reference: transfer.reference,
      amountCents: totalCents,
      refundedCents: 0,
      problem: null,
      reason: null,
      recordedBy: moe.id,
      createdAt: NOW,
    },
  ])
  expect(jobs.slice(before.jobs.length)).toEqual(['send-payment-received'])
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 8, ledger: 8, movements: 2 })
})

test.each([-1, -10_000])(
  'a transfer that is %i cents short is recorded and shown to staff',
  async (difference) => {
    const { id, transfer, totalCents } = await place()
    const amountCents = totalCents + difference
    const before = await traceOf(ctx(), id)
    expect(await recordTransfer(staff(), { ...transfer, amountCents })).toEqual(kept('wrong_amount'))
    const after = await traceOf(ctx(), id)
    expect(after).toEqual({
      ...before,
      order: { ...before.order, attention: 'wrong_amount' },
      payments: [expect.objectContaining({ amountCents, problem: 'wrong_amount' })],
    })
    // The missing amount still pays it.
    const rest = { ...transfer, reference: randomUUID(), amountCents: -difference }
    expect(await recordTransfer(staff(), rest)).toEqual(PAID)
    const { order } = await traceOf(ctx(), id)
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: null })
  },
)

test.each([1, 100_000_000])(
  'a transfer that is %i cents too much pays the order and is shown to staff',
  async (difference) => {
    const { id, transfer, totalCents } = await place()
    const amountCents = totalCents + difference
    const paid = { ok: true, paid: true, problem: 'wrong_amount' }
    expect(await recordTransfer(staff(), { ...transfer, amountCents })).toEqual(paid)
    const { order, payments, documents } = await traceOf(ctx(), id)
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: 'wrong_amount' })
    expect(payments).toMatchObject([{ amountCents, problem: 'wrong_amount' }])
    expect(documents).toHaveLength(1)
    const { payments: seen } = await getStaffOrder(staff(), { id })
    expect(seen).toMatchObject([{ leftCents: amountCents, surplusCents: difference }])
  },
)

test('one transfer counts once, for one order', async () => {
  const [one, other] = [await place(), await place()]
  await recordTransfer(staff(), one.transfer)
  const traces = async () => [await traceOf(ctx(), one.id), await traceOf(ctx(), other.id)]
  const before = await traces()
  const taken = { ok: false, reason: 'reference_taken' }
  expect(await recordTransfer(staff(), one.transfer)).toEqual(taken)
  expect(await recordTransfer(staff(), { ...one.transfer, amountCents: 5 })).toEqual(taken)
  expect(await recordTransfer(staff(), { ...one.transfer, orderId: other.id })).toEqual(taken)
  expect(await traces()).toEqual(before)
})

test('a second transfer for a paid order is recorded and shown to staff', async () => {
  const { id, transfer, totalCents: amountCents } = await place()
  await recordTransfer(staff(), transfer)
  const before = await traceOf(ctx(), id)
  expect(await recordTransfer(staff(), { ...transfer, reference: randomUUID() })).toEqual(kept('paid_twice'))
  const after = await traceOf(ctx(), id)
  expect(after.order).toEqual({ ...before.order, attention: 'paid_twice' })
  expect(after.payments.map(({ amountCents, problem }) => ({ amountCents, problem }))).toEqual(
    expect.arrayContaining([
      { amountCents, problem: null },
      { amountCents, problem: 'paid_twice' },
    ]),
  )
  expect([after.history, after.jobs]).toEqual([before.history, before.jobs])
})

test.each(['cancelled', 'expired'] as const)(
  'money for an order that is %s is late, not lost',
  async (end) => {
    const { id, transfer, product, totalCents: amountCents } = await place()
    await bringTo(staff(), id, end)
    const before = await traceOf(ctx(), id)
    expect(await recordTransfer(staff(), transfer)).toEqual(kept('late'))
    const after = await traceOf(ctx(), id)
    expect(after).toEqual({
      ...before,
      order: { ...before.order, attention: 'late' },
      payments: [expect.objectContaining({ amountCents, problem: 'late' })],
    })
    expect(await stockOf(ctx(), product.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
  },
)

test('so is money that arrives when the shop no longer waits for it', async () => {
  const { id, transfer } = await place()
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ payBy: NOW }).where(eq(orders.id, id)),
  )
  await expireOrders(asShop(ctx()))
  expect(await recordTransfer(staff(), transfer)).toEqual(kept('late'))
  expect((await traceOf(ctx(), id)).order).toMatchObject({ status: 'expired', paymentStatus: 'cancelled' })
})

test('money for an order that was cancelled after it was paid is a second payment', async () => {
  const { id, transfer } = await place()
  await recordTransfer(staff(), transfer)
  await bringTo(staff(), id, 'cancelled')
  expect((await traceOf(ctx(), id)).order).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' })
  expect(await recordTransfer(staff(), { ...transfer, reference: randomUUID() })).toEqual(kept('paid_twice'))
})

test('does not find an unknown or hidden order', async () => {
  const { id, transfer } = await place()
  await deleteOrder({ ...ctx(), actor: asStaff(moe, true) }, { orderId: id })
  for (const orderId of [randomUUID(), id]) {
    const recording = recordTransfer(staff(), { ...transfer, orderId })
    await expect(recording).rejects.toMatchObject({ code: 'not_found' })
  }
  expect((await traceOf(ctx(), id)).payments).toEqual([])
})

test('refuses a stranger, its buyer and the shop itself', async () => {
  const ann = await addPerson(ctx())
  const product = await addProduct(ctx())
  const order = await mustPlaceRow({ ...ctx(), actor: ann.actor }, orderOf([{ product, quantity: 1 }]))
  const transfer = { orderId: order.id, reference: randomUUID(), amountCents: order.totalCents }
  for (const actor of [
    ctx().actor,
    { role: 'visitor', orderKey: order.accessKey },
    ann.actor,
    moe.actor,
    { role: 'shop' },
  ] as const) {
    await expect(recordTransfer({ ...ctx(), actor }, transfer)).rejects.toMatchObject({ code: 'forbidden' })
  }
  const after = await traceOf(ctx(), order.id)
  expect([after.order, after.payments]).toEqual([order, []])
})

const good = { orderId: randomUUID(), reference: 'FNB 1', amountCents: 100 }
test.each([
  { ...good, orderId: '1' },
  { ...good, reference: '' },
  { ...good, reference: '   ' },
  { ...good, reference: 'x'.repeat(101) },
  { ...good, reference: 'a\nb' },
  { ...good, amountCents: 0 },
  { ...good, amountCents: -100 },
  { ...good, amountCents: 1.5 },
  { ...good, amountCents: 1_000_000_001 },
  { ...good, amountCents: 'x' },
  { ...good, method: 'demo_card' },
  { orderId: good.orderId, reference: 'FNB 1' },
])('the schema refuses %j', (input) => {
  expect(recordTransferInput.safeParse(input).success).toBe(false)
})

test('refunded money does not count towards the price', async () => {
  const { id, transfer, totalCents } = await place()
  await recordTransfer(staff(), { ...transfer, amountCents: 100 })
  const [payment] = (await traceOf(ctx(), id)).payments
  const giving = {
    orderId: id,
    kind: 'surplus',
    paymentId: payment?.id ?? '',
    amountCents: 100,
    reason: 'x',
  } as const
  expect(await requestRefund({ ...ctx(), actor: asStaff(moe, true) }, giving)).toMatchObject({ ok: true })
  const rest = { ...transfer, reference: randomUUID(), amountCents: totalCents - 100 }
  expect(await recordTransfer(staff(), rest)).toEqual(kept('wrong_amount'))
})
