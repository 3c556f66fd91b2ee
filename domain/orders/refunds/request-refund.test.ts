import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { payments } from '#database/schema/index.ts'
import { allHeard } from '#tests/helpers/all-heard.ts'
import { mustCancel, bringTo, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, changesOf, jobsOf, useStaff } from '#tests/data/people.ts'
import { everythingOf, mustRequest, pay, placeForRefunds, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deleteOrder, getStaffOrder, listOrders } from '../order-desk/index.ts'
import { getOrder, listMyOrders } from '../orders/index.ts'
import { cancelRefund, requestRefund, settleRefund } from './index.ts'
import { requestRefundInput } from './schemas.ts'

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
/** Each call is a second later. */
const ctx = () => testCtx(shop(), { now: () => new Date((seconds += 1) * 1_000) })
const { ada, admin: staff } = useStaff(ctx)
const ask = (input: unknown) => requestRefund(staff(), requestRefundInput.parse(input))
const all = async (orderId: string) => [await traceOf(ctx(), orderId), await refundsOf(ctx(), orderId)]
const ofPayments = async (orderId: string) =>
  (await traceOf(ctx(), orderId)).payments.map(({ refundedCents }) => refundedCents)

test('a whole order: every line, the delivery, and their VAT; the amount is reserved', async () => {
  const order = await placePaid(ctx())
  const refundId = await mustRequest(staff(), {
    ...everythingOf(order, true),
    agreedTotalCents: order.totalCents,
  })
  const [payment] = (await traceOf(ctx(), order.id)).payments
  expect(await refundsOf(ctx(), order.id)).toEqual([
    {
      id: refundId,
      orderId: order.id,
      paymentId: payment?.id,
      kind: 'goods',
      status: 'pending',
      amountCents: order.totalCents,
      vatCents: order.vatCents,
      isByHand: false,
      reason: 'The buyer asked for it',
      reference: null,
      explanation: null,
      requestedBy: ada.id,
      createdAt: expect.any(Date),
      settledAt: null,
      lines: expect.arrayContaining([
        {
          refundId,
          orderItemId: order.itemA.id,
          quantity: 3,
          amountCents: 9_999,
          vatCents: order.itemA.vatCents,
          restocks: true,
        },
        {
          refundId,
          orderItemId: null,
          quantity: 0,
          amountCents: order.deliveryCents,
          vatCents: order.vatCents - order.itemA.vatCents - order.itemB.vatCents,
          restocks: false,
        },
      ]),
    },
  ])
  expect(payment).toMatchObject({ amountCents: order.totalCents, refundedCents: order.totalCents })
  expect(await auditOf(ctx(), order.id)).toEqual([
    {
      actorId: ada.id,
      action: 'refund.requested',
      details: { refundId, number: order.number, amountCents: String(order.totalCents) },
    },
  ])
  const refundedCents = { before: 0, after: order.totalCents }
  expect(await changesOf(ctx(), order.id)).toEqual([{ refundedCents }])
  // Nothing has been sent yet.
  expect((await traceOf(ctx(), order.id)).order.paymentStatus).toBe('paid')
})

test('a provider that can send it gets a job; a transfer waits for staff', async () => {
  const [byCard, byTransfer] = [await placePaid(ctx(), 'demo_card'), await placePaid(ctx())]
  const ids = [
    await mustRequest(staff(), everythingOf(byCard)),
    await mustRequest(staff(), everythingOf(byTransfer)),
  ]
  expect(await jobsOf(ctx(), 'send-refund', ids[0] ?? '')).toEqual([{ refundId: ids[0] }])
  expect(await jobsOf(ctx(), 'send-refund', ids[1] ?? '')).toEqual([])
})

test('an open page of the order is notified', async () => {
  const order = await placePaid(ctx())
  const heard: string[] = []
  await shop().listen(
    'krok_orders',
    (orderId) => heard.push(orderId),
    () => {},
  )
  await mustRequest(staff(), everythingOf(order))
  await allHeard(shop())
  expect(heard).toContain(order.id)
})

describe('is refused, and changes nothing,', () => {
  const expectRefused = async (orderId: string, input: unknown, refusal: object) => {
    const before = await all(orderId)
    expect(await ask(input)).toEqual({ ok: false, ...refusal })
    expect(await all(orderId)).toEqual(before)
  }

  test('if nothing was paid', async () => {
    const order = await placeForRefunds(ctx())
    await expectRefused(order.id, everythingOf(order), { reason: 'nothing_paid' })
    // An underpayment is refunded as surplus.
    await pay(ctx(), order, 5)
    await expectRefused(order.id, everythingOf(order), { reason: 'nothing_paid' })
  })

  test('if everything is requested or refunded already', async () => {
    const order = await placePaid(ctx())
    const refundId = await mustRequest(staff(), everythingOf(order))
    const left = { reason: 'too_many', itemId: order.itemA.id, left: 0 }
    await expectRefused(order.id, everythingOf(order), left)
    await settleRefund(staff(), { refundId, reference: 'FNB 1' })
    await expectRefused(order.id, everythingOf(order), { reason: 'nothing_paid' })
  })

  test('if it is more jars or more money than are left', async () => {
    const order = await placePaid(ctx())
    const input = everythingOf(order)
    const one = { itemId: order.itemA.id, quantity: 1 }
    await mustRequest(staff(), { ...input, lines: [one], deliveryCents: 7_000 })
    const twoLeft = { reason: 'too_many', itemId: order.itemA.id, left: 2 }
    await expectRefused(order.id, { ...input, lines: [{ ...one, quantity: 3 }], deliveryCents: 0 }, twoLeft)
    const max = { reason: 'too_much', of: order.itemA.id, maxCents: 6_666 }
    const cheaper = { ...one, quantity: 0, amountCents: 6_667 }
    await expectRefused(order.id, { ...input, lines: [cheaper], deliveryCents: 0 }, max)
    const delivery = { reason: 'too_much', of: 'delivery', maxCents: order.deliveryCents - 7_000 }
    await expectRefused(order.id, { ...input, lines: [], deliveryCents: 7_000 }, delivery)
  })

  test('if the item belongs to another order', async () => {
    const [order, other] = [await placePaid(ctx()), await placePaid(ctx())]
    const lines = [{ itemId: other.itemA.id, quantity: 1 }]
    const unknown = { reason: 'unknown_item', itemId: other.itemA.id }
    await expectRefused(order.id, { ...everythingOf(order), lines }, unknown)
  })

  test('if the stock is restored already', async () => {
    const order = await placePaid(ctx())
    await takeToCancelled(order.id)
    const refusal = { reason: 'cannot_restock', itemId: order.itemA.id }
    await expectRefused(order.id, everythingOf(order, true), refusal)
    expect(await ask(everythingOf(order))).toMatchObject({ ok: true })
  })

  test('if the sum is not the one agreed to', async () => {
    const order = await placePaid(ctx())
    const lines = [{ itemId: order.itemA.id, quantity: 1 }]
    const input = { ...everythingOf(order), lines, deliveryCents: 0, agreedTotalCents: 0 }
    await expectRefused(order.id, input, { reason: 'sum_differs', amountCents: 3_333, totalCents: 3_333 })
    const agreed = { ...input, agreedTotalCents: 3_333 }
    expect(await ask(agreed)).toMatchObject({ ok: true })
    // Sent twice, it is one refund.
    const again = { reason: 'sum_differs', amountCents: 3_333, totalCents: 6_666 }
    expect(await ask(agreed)).toMatchObject(again)
  })
})

async function takeToCancelled(orderId: string) {
  await mustCancel(staff(), orderId)
}

describe('money that came in two payments', () => {
  const inTwo = async () => {
    const order = await placeForRefunds(ctx())
    await pay(ctx(), order, 10_000)
    await pay(ctx(), order, order.totalCents - 10_000)
    return order
  }

  test('pays the order together, without a surplus', async () => {
    const order = await inTwo()
    const { payments } = await getStaffOrder(staff(), { id: order.id })
    expect(payments).toMatchObject([
      { problem: 'wrong_amount', leftCents: 10_000, surplusCents: 0 },
      { problem: null, leftCents: order.totalCents - 10_000, surplusCents: 0 },
    ])
  })

  test('is refunded in two, each from a payment with enough left', async () => {
    const order = await inTwo()
    const max = { reason: 'too_much', of: 'payment', maxCents: order.totalCents - 10_000 }
    expect(await ask(everythingOf(order))).toMatchObject(max)
    const input = everythingOf(order)
    await mustRequest(staff(), {
      ...input,
      lines: [{ itemId: order.itemB.id, quantity: 1 }],
      deliveryCents: 0,
    })
    await mustRequest(staff(), {
      ...input,
      lines: [{ itemId: order.itemA.id, quantity: 3 }],
      deliveryCents: 0,
    })
    const sums = await ofPayments(order.id)
    expect(sums).toEqual([9_999, 9_901])
  })
})

describe('a surplus', () => {
  const surplusOf = async (orderId: string) => {
    const { payments } = await getStaffOrder(staff(), { id: orderId })
    const payment = payments.find(({ surplusCents }) => surplusCents > 0)
    if (!payment) throw new Error('there is no surplus')
    return payment
  }
  const input = (orderId: string, { id, surplusCents }: { id: string; surplusCents: number }) => ({
    orderId,
    kind: 'surplus' as const,
    paymentId: id,
    amountCents: surplusCents,
    reason: 'Paid twice',
  })
  const attentionOf = async (orderId: string) => (await traceOf(ctx(), orderId)).order.attention

  test('is refunded in parts; then the order’s mark is removed', async () => {
    const order = await placePaid(ctx())
    await pay(ctx(), order, order.totalCents)
    expect(await attentionOf(order.id)).toBe('paid_twice')
    const payment = await surplusOf(order.id)
    expect(payment).toMatchObject({ problem: 'paid_twice', surplusCents: order.totalCents })
    const before = await traceOf(ctx(), order.id)
    const part = await mustRequest(staff(), { ...input(order.id, payment), amountCents: 1_000 })
    expect(await surplusOf(order.id)).toMatchObject({ surplusCents: order.totalCents - 1_000 })
    const rest = await mustRequest(staff(), input(order.id, await surplusOf(order.id)))
    for (const [refundId, attention] of [
      [rest, 'paid_twice'],
      [part, null],
    ] as const) {
      expect(await settleRefund(staff(), { refundId, reference: refundId })).toEqual({ ok: true })
      expect(await attentionOf(order.id)).toBe(attention)
    }
    const after = await traceOf(ctx(), order.id)
    // No step, no credit note, no stock.
    expect(after).toMatchObject({
      history: before.history,
      documents: before.documents,
      returned: before.returned,
      order: { paymentStatus: 'paid', status: 'confirmed' },
    })
    expect(await refundsOf(ctx(), order.id)).toMatchObject([
      { kind: 'surplus', vatCents: 0, lines: [] },
      { kind: 'surplus', vatCents: 0, lines: [] },
    ])
    // The price of the goods can still be refunded.
    expect(await ask(everythingOf(order))).toMatchObject({ ok: true })
  })

  test('is everything paid for an expired order, and for an open one everything that did not pay it', async () => {
    const expired = await placeForRefunds(ctx())
    await bringTo(staff(), expired.id, 'expired')
    await pay(ctx(), expired, expired.totalCents)
    const open = await placeForRefunds(ctx())
    await pay(ctx(), open, 77)
    expect(await surplusOf(expired.id)).toMatchObject({ problem: 'late', surplusCents: expired.totalCents })
    expect(await surplusOf(open.id)).toMatchObject({ problem: 'wrong_amount', surplusCents: 77 })
    for (const { id } of [expired, open]) {
      const refundId = await mustRequest(staff(), input(id, await surplusOf(id)))
      await settleRefund(staff(), { refundId, reference: 'FNB 2' })
      expect(await attentionOf(id)).toBeNull()
    }
  })

  test('is refused above its amount, for a payment that fits, and for another order’s payment', async () => {
    const [order, other] = [await placePaid(ctx()), await placePaid(ctx())]
    await pay(ctx(), order, 500)
    const payment = await surplusOf(order.id)
    const before = await all(order.id)
    expect(await ask({ ...input(order.id, payment), amountCents: 501 })).toEqual({
      ok: false,
      reason: 'too_much',
      of: 'payment',
      maxCents: 500,
    })
    const [fits] = (await getStaffOrder(staff(), { id: order.id })).payments
    const ofFits = { ...input(order.id, payment), paymentId: fits?.id }
    expect(await ask(ofFits)).toEqual({ ok: false, reason: 'nothing_to_refund' })
    expect(await ask(input(other.id, payment))).toEqual({ ok: false, reason: 'unknown_payment' })
    expect(await all(order.id)).toEqual(before)
  })

  test('is taken from the last payment', async () => {
    const order = await placeForRefunds(ctx())
    await pay(ctx(), order, order.totalCents + 1)
    await pay(ctx(), order, order.totalCents)
    const { payments } = await getStaffOrder(staff(), { id: order.id })
    expect(payments.map(({ surplusCents }) => surplusCents)).toEqual([1, order.totalCents])
  })
})

test('staff see what is left and who requested what; the buyer sees the amount and the progress', async () => {
  const ann = await addPerson(ctx())
  const annCtx: Ctx = { ...ctx(), actor: ann.actor }
  const order = await placePaid(annCtx)
  const lines = [{ itemId: order.itemA.id, quantity: 2, restocks: true }]
  const refundId = await mustRequest(staff(), {
    ...everythingOf(order),
    lines,
    reason: 'A secret of the staff',
  })
  const failedId = await mustRequest(staff(), {
    ...everythingOf(order),
    lines: [{ itemId: order.itemB.id, quantity: 1 }],
    deliveryCents: 0,
  })
  await cancelRefund(staff(), { refundId: failedId })

  const { refunds, refundable } = await getStaffOrder(staff(), { id: order.id })
  expect(refunds).toMatchObject([
    {
      id: refundId,
      status: 'pending',
      isSentByProvider: false,
      requestedBy: 'Ada Owner',
      reason: 'A secret of the staff',
      lines: [
        { quantity: 2, restocks: true },
        { name: null, amountCents: order.deliveryCents },
      ],
    },
    { id: failedId, status: 'failed', explanation: 'withdrawn' },
  ])
  expect(refundable).toEqual({
    items: [
      { itemId: order.itemA.id, name: expect.any(String), quantity: 1, amountCents: 3_333 },
      { itemId: order.itemB.id, name: expect.any(String), quantity: 1, amountCents: 9_901 },
    ],
    deliveryCents: 0,
    totalCents: 13_234,
    refundedCents: 14_166,
    canRestock: true,
  })
  const seen = await getOrder(annCtx, { id: order.id })
  expect(seen.refunds).toEqual([
    {
      id: refundId,
      kind: 'goods',
      status: 'pending',
      amountCents: 6_666 + order.deliveryCents,
      requestedAt: expect.any(Date),
      settledAt: null,
    },
  ])
  expect(JSON.stringify(seen)).not.toContain('secret')
})

test('the staff’s list marks orders that owe a refund, the buyer’s does not', async () => {
  const ann = await addPerson(ctx())
  const annCtx: Ctx = { ...ctx(), actor: ann.actor }
  const order = await placePaid(annCtx)
  const owes = async () =>
    (await listOrders(staff(), { language: 'en', sort: 'newest', search: order.number })).items[0]?.owesRefund
  expect(await owes()).toBe(false)
  const lines = [{ itemId: order.itemA.id, quantity: 1 }]
  const refundId = await mustRequest(staff(), { ...everythingOf(order), lines, deliveryCents: 0 })
  expect(await owes()).toBe(true)
  await settleRefund(staff(), { refundId, reference: 'FNB 3' })
  expect(await owes()).toBe(false)
  await takeToCancelled(order.id)
  expect(await owes()).toBe(true)
  const [mine] = (await listMyOrders(annCtx, { page: 1, language: 'en' })).items
  expect(mine).not.toHaveProperty('owesRefund')
})

test('refuses a stranger, a customer, its own buyer, and the shop itself', async () => {
  const ann = await addPerson(ctx())
  const order = await placePaid({ ...ctx(), actor: ann.actor })
  const before = await all(order.id)
  const input = requestRefundInput.parse(everythingOf(order))
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
    await expect(requestRefund({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await all(order.id)).toEqual(before)
})

test('does not find an unknown or hidden order', async () => {
  const order = await placeForRefunds(ctx())
  await deleteOrder({ ...ctx(), actor: asStaff(ada, true) }, { orderId: order.id })
  for (const orderId of [randomUUID(), order.id]) {
    await expect(ask({ ...everythingOf(order), orderId })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('the table refuses more than was paid', async () => {
  const order = await placePaid(ctx())
  const tooMuch = inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .update(payments)
      .set({ refundedCents: order.totalCents + 1 })
      .where(eq(payments.orderId, order.id)),
  )
  await expect(tooMuch).rejects.toMatchObject({ cause: { constraint: 'payments_refunded' } })
})
