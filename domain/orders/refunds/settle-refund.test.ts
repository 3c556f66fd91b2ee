import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mustCancel, bringTo, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, changesOf, useStaff } from '#tests/data/people.ts'
import { stockOf } from '#tests/data/products.ts'
import { everythingOf, mustRequest, pay, placeForRefunds, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Actor, Ctx } from '#domain/kernel/context.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { getOrder } from '../orders/index.ts'
import { cancelRefund, requestRefund, settleRefund } from './index.ts'
import { requestRefundInput } from './schemas.ts'

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
/** Each call is a second later. */
const ctx = () => testCtx(shop(), { now: () => new Date((seconds += 1) * 1_000) })
const { ada, admin: staff } = useStaff(ctx)
const settle = (refundId: string, reference = 'FNB 77') => settleRefund(staff(), { refundId, reference })
const all = async (orderId: string) => [await traceOf(ctx(), orderId), await refundsOf(ctx(), orderId)]
type Placed = Awaited<ReturnType<typeof placePaid>>
/** Some jars of the first product. */
const jars = ({ id, itemA }: Placed, quantity: number, restocks = false) => ({
  orderId: id,
  kind: 'goods' as const,
  lines: [{ itemId: itemA.id, quantity, restocks }],
  reason: 'One was broken',
})
const cancel = (orderId: string) => mustCancel(staff(), orderId)

test('a surplus whose refund is withdrawn is marked again, even if the price was paid in the meantime', async () => {
  const order = await placeForRefunds(ctx())
  await pay(ctx(), order, 500)
  const paymentId = (await traceOf(ctx(), order.id)).payments[0]?.id ?? ''
  const surplus = { orderId: order.id, kind: 'surplus', paymentId, amountCents: 500, reason: 'x' } as const
  const refundId = await mustRequest(staff(), surplus)
  await pay(ctx(), order, order.totalCents)
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ paymentStatus: 'paid', attention: null })
  expect(await cancelRefund(staff(), { refundId })).toEqual({ ok: true })
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ attention: 'wrong_amount' })
})

test('when everything is refunded, the payment is too, with a credit note and a mail', async () => {
  const order = await placePaid(ctx())
  const refundId = await mustRequest(staff(), everythingOf(order))
  const before = await traceOf(ctx(), order.id)
  expect(await settle(refundId)).toEqual({ ok: true })
  const after = await traceOf(ctx(), order.id)
  expect(after.order).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
  expect(after.history.slice(before.history.length)).toMatchObject([
    {
      subject: 'payment',
      fromStatus: 'paid',
      toStatus: 'refunded',
      actorRole: 'staff',
      actorId: ada.id,
      reason: 'The buyer asked for it',
    },
  ])
  expect(after.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note', refundId }])
  expect(after.jobs.slice(before.jobs.length)).toEqual(['send-refunded'])
  expect(after.returned).toEqual([])
  expect(await refundsOf(ctx(), order.id)).toMatchObject([
    { status: 'settled', reference: 'FNB 77', settledAt: expect.any(Date) },
  ])
  expect((await auditOf(ctx(), order.id))[1]).toEqual({
    actorId: ada.id,
    action: 'refund.settled',
    details: { refundId, number: order.number, reference: 'FNB 77' },
  })
  const refundStatus = { before: 'pending', after: 'settled' }
  expect((await changesOf(ctx(), order.id))[1]).toEqual({ refundStatus })
})

test('part by part: the buyer gets a mail about each, and the last one makes the payment refunded', async () => {
  const order = await placePaid(ctx())
  const parts = [await mustRequest(staff(), jars(order, 1)), await mustRequest(staff(), jars(order, 2))]
  const rest = { ...everythingOf(order), lines: [{ itemId: order.itemB.id, quantity: 1 }] }
  for (const refundId of [...parts, await mustRequest(staff(), rest)]) await settle(refundId)
  const seen = await getOrder(staff(), { id: order.id })
  expect(seen.timeline.slice(-3)).toMatchObject([
    { subject: 'payment', to: 'partially_refunded' },
    { subject: 'payment', to: 'partially_refunded' },
    { subject: 'payment', to: 'refunded' },
  ])
  expect(seen.refunds).toMatchObject([{ status: 'settled' }, { status: 'settled' }, { status: 'settled' }])
  expect((await traceOf(ctx(), order.id)).documents).toHaveLength(4)
})

describe('the stock', () => {
  test('gets the returned jars, once, and nothing else', async () => {
    const order = await placePaid(ctx())
    const refundId = await mustRequest(staff(), jars(order, 2, true))
    // A requested refund does not return anything yet.
    expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 7 })
    await settle(refundId)
    expect(await settle(refundId)).toEqual({ ok: false, reason: 'not_pending' })
    expect(await stockOf(ctx(), order.a.id)).toEqual({ stock: 9, ledger: 9, movements: 3 })
    expect((await traceOf(ctx(), order.id)).returned).toEqual([
      {
        productId: order.a.id,
        quantity: 2,
        referenceType: 'return',
        notes: 'Stock restored due to refund',
      },
    ])
    await settle(await mustRequest(staff(), jars(order, 1)))
    expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 9 })
  })

  test('gets the other jars when the order is cancelled later', async () => {
    const order = await placePaid(ctx())
    await settle(await mustRequest(staff(), jars(order, 2, true)))
    // This one fails, so its jar is still to be returned.
    await cancelRefund(staff(), { refundId: await mustRequest(staff(), jars(order, 1, true)) })
    await cancel(order.id)
    expect(await stockOf(ctx(), order.a.id)).toEqual({ stock: 10, ledger: 10, movements: 4 })
    expect(await stockOf(ctx(), order.b.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
  })

  test('gets nothing twice if all jars were returned before the order is cancelled', async () => {
    const order = await placePaid(ctx())
    await settle(await mustRequest(staff(), everythingOf(order, true)))
    await cancel(order.id)
    expect(await stockOf(ctx(), order.a.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
    expect(await stockOf(ctx(), order.b.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
  })

  test('gets nothing more if the order was cancelled before the money was sent', async () => {
    const order = await placePaid(ctx())
    const refundId = await mustRequest(staff(), everythingOf(order, true))
    await cancel(order.id)
    expect(await settle(refundId)).toEqual({ ok: true })
    expect(await stockOf(ctx(), order.a.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
  })

  test('gets back what the buyer returned', async () => {
    const order = await placePaid(ctx())
    for (const to of ['processing', 'shipped', 'returned'] as const) {
      const tracking = { carrier: 'A', number: '1' }
      expect(await changeOrderStatus(staff(), { orderId: order.id, to, tracking })).toEqual({ ok: true })
    }
    expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 7 })
    await settle(await mustRequest(staff(), everythingOf(order, true)))
    expect(await stockOf(ctx(), order.a.id)).toMatchObject({ stock: 10 })
    expect((await traceOf(ctx(), order.id)).order).toMatchObject({
      status: 'returned',
      paymentStatus: 'refunded',
    })
  })
})

describe('a withdrawn refund', () => {
  test('can be requested again, and cannot be sent any more', async () => {
    const order = await placePaid(ctx())
    const refundId = await mustRequest(staff(), everythingOf(order))
    expect(await cancelRefund(staff(), { refundId })).toEqual({ ok: true })
    expect(await refundsOf(ctx(), order.id)).toMatchObject([
      { status: 'failed', explanation: 'withdrawn', settledAt: null },
    ])
    expect((await traceOf(ctx(), order.id)).payments).toMatchObject([{ refundedCents: 0 }])
    expect((await auditOf(ctx(), order.id))[1]).toMatchObject({ action: 'refund.withdrawn', actorId: ada.id })
    const before = await all(order.id)
    expect(await settle(refundId)).toEqual({ ok: false, reason: 'not_pending' })
    expect(await cancelRefund(staff(), { refundId })).toEqual({ ok: false, reason: 'not_pending' })
    expect(await all(order.id)).toEqual(before)
    expect(await settle(await mustRequest(staff(), everythingOf(order)))).toEqual({ ok: true })
  })

  test('must not have been sent yet', async () => {
    const order = await placePaid(ctx())
    const refundId = await mustRequest(staff(), everythingOf(order))
    await settle(refundId)
    const before = await all(order.id)
    expect(await cancelRefund(staff(), { refundId })).toEqual({ ok: false, reason: 'not_pending' })
    expect(await all(order.id)).toEqual(before)
  })
})

test('refuses a stranger, a customer, its own buyer, and the shop itself', async () => {
  const ann = await addPerson(ctx())
  const order = await placePaid({ ...ctx(), actor: ann.actor })
  const refundId = await mustRequest(staff(), everythingOf(order))
  const before = await all(order.id)
  const actors: Actor[] = [
    { role: 'visitor' },
    { role: 'visitor', orderKey: order.accessKey },
    { role: 'customer', id: randomUUID() },
    ann.actor,
    ada.actor,
    asStaff(await addPerson(ctx(), { roles: ['moderator'] })),
    { role: 'shop' },
  ]
  for (const actor of actors) {
    const as = { ...ctx(), actor }
    const forbidden = { code: 'forbidden' }
    await expect(settleRefund(as, { refundId, reference: 'FNB' })).rejects.toMatchObject(forbidden)
    await expect(cancelRefund(as, { refundId })).rejects.toMatchObject(forbidden)
  }
  expect(await all(order.id)).toEqual(before)
})

const VERBS = [
  ['settling', (as: Ctx, refundId: string) => settleRefund(as, { refundId, reference: 'FNB' })],
  ['withdrawing', (as: Ctx, refundId: string) => cancelRefund(as, { refundId })],
] as const

describe.each(VERBS)('%s', (_name, verb) => {
  test('is refused if the provider sends the refund', async () => {
    const order = await placePaid(ctx(), 'demo_card')
    const refundId = await mustRequest(staff(), everythingOf(order))
    const before = await all(order.id)
    expect(await verb(staff(), refundId)).toEqual({ ok: false, reason: 'sent_by_provider' })
    expect(await all(order.id)).toEqual(before)
  })

  test('does not find an unknown refund', async () => {
    await expect(verb(staff(), randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('an order that has reached its last step can still be refunded', async () => {
  const order = await placePaid(ctx())
  for (const to of ['processing', 'shipped', 'delivered'] as const) {
    await changeOrderStatus(staff(), { orderId: order.id, to, tracking: { carrier: 'A', number: '1' } })
  }
  const input = requestRefundInput.parse(jars(order, 1))
  expect(await requestRefund(staff(), input)).toMatchObject({ ok: true })
  await expect(bringTo(staff(), order.id, 'cancelled')).rejects.toThrow('illegal_step')
})
