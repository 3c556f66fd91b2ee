import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { contact, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid, refundingProvider, refundsOf } from '#tests/data/refunds.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Actor, type Ctx } from '#domain/kernel/context.ts'
import { deleteOrder, listOrders } from '../order-desk/index.ts'
import { returnVoucherMoney, sendRefund, settleRefund } from './index.ts'

const shop = useTestDatabase()
let seconds = Date.parse('2026-12-01T08:30:00Z') / 1_000
let ada: TestPerson
beforeAll(async () => {
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
})

/** A shop with a card provider that the test controls. Each call is a second later. */
function setUp() {
  const payfast = refundingProvider('payfast')
  const ctx = testCtx(shop(), {
    now: () => new Date((seconds += 1) * 1_000),
    providers: providersOf(bankTransfer, payfast.provider),
  })
  const staff: Ctx = { ...ctx, actor: asStaff(ada, true) }
  return { ...payfast, ctx, staff, work: (refundId: string) => sendRefund(asShop(ctx), { refundId }) }
}
type Placed = Awaited<ReturnType<typeof placePaid>>
const jar = ({ id, itemA }: Placed) => ({
  orderId: id,
  kind: 'goods' as const,
  lines: [{ itemId: itemA.id, quantity: 1 }],
  reason: 'One was broken',
})

test('the provider is asked once, and its answer is recorded', async () => {
  const { ctx, staff, work, asked } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  await work(refundId)
  expect(asked).toEqual([
    {
      refundId,
      paymentReference: order.reference,
      paidCents: order.totalCents,
      amountCents: order.totalCents,
      refundedBeforeCents: 0,
      reason: 'The buyer asked for it',
    },
  ])
  expect(await refundsOf(ctx, order.id)).toMatchObject([{ status: 'settled', reference: `sent-${refundId}` }])
  const done = await traceOf(ctx, order.id)
  expect(done.order.paymentStatus).toBe('refunded')
  expect(done.history.at(-1)).toMatchObject({ toStatus: 'refunded', actorRole: 'shop', actorId: null })
  await work(refundId)
  expect(asked).toHaveLength(1)
  expect(await traceOf(ctx, order.id)).toEqual(done)
})

test('a refusal is shown to staff, and the refund can be requested again', async () => {
  const { ctx, staff, work, state, asked } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  const before = await traceOf(ctx, order.id)
  state.answers = 'refuses'
  await work(refundId)
  expect(await refundsOf(ctx, order.id)).toMatchObject([
    { status: 'failed', explanation: 'The card has expired', reference: null },
  ])
  expect(await traceOf(ctx, order.id)).toEqual({
    ...before,
    payments: [expect.objectContaining({ refundedCents: 0 })],
  })
  state.answers = 'well'
  await work(refundId)
  expect(asked).toHaveLength(1)
  await work(await mustRequest(staff, everythingOf(order)))
  expect((await traceOf(ctx, order.id)).order.paymentStatus).toBe('refunded')
})

test('a provider that does not answer is asked again; if only its answer was lost, it sends once', async () => {
  const { ctx, staff, work, state, sent, asked } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  for (const [answers, error] of [
    ['is silent', 'timeout'],
    ['is lost', 'connection reset'],
  ] as const) {
    state.answers = answers
    await expect(work(refundId)).rejects.toThrow(error)
    expect(await refundsOf(ctx, order.id)).toMatchObject([{ status: 'pending' }])
  }
  state.answers = 'well'
  await work(refundId)
  // Every attempt is the same request, so the provider recognises it.
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1)
  expect(sent.size).toBe(1)
  expect(await refundsOf(ctx, order.id)).toMatchObject([{ status: 'settled' }])
  expect((await traceOf(ctx, order.id)).payments).toMatchObject([{ refundedCents: order.totalCents }])
})

test('refunds of one payment are sent one after another, each with the sum of the earlier ones', async () => {
  const { ctx, staff, work, asked, state } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const other = await placePaid(ctx, 'payfast')
  const [first, second, third] = [
    await mustRequest(staff, jar(order)),
    await mustRequest(staff, jar(order)),
    await mustRequest(staff, jar(order)),
  ]
  const ofOther = await mustRequest(staff, jar(other))
  await expect(work(second)).rejects.toMatchObject({ code: 'conflict' })
  expect(asked).toEqual([])
  await work(ofOther)
  await work(first)
  // A failed refund is not part of that sum.
  state.answers = 'refuses'
  await work(second)
  state.answers = 'well'
  await work(third)
  expect(asked.map(({ refundId, refundedBeforeCents }) => [refundId, refundedBeforeCents])).toEqual([
    [ofOther, 0],
    [first, 0],
    [second, 3_333],
    [third, 3_333],
  ])
})

test('a refund is left to staff if the provider does not answer for two hours', async () => {
  const { ctx, staff, work, state, asked } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  state.answers = 'is silent'
  await expect(work(refundId)).rejects.toThrow()
  expect(await settleRefund(staff, { refundId, reference: 'by hand' })).toEqual({
    ok: false,
    reason: 'sent_by_provider',
  })
  const later = (minutes: number) => ({ now: () => new Date(seconds * 1_000 + minutes * 60_000) })
  state.answers = 'well'
  const tries = asked.length
  await sendRefund(asShop({ ...ctx, ...later(121) }), { refundId })
  expect(asked).toHaveLength(tries)
  // A last answer may still arrive.
  expect(await settleRefund({ ...staff, ...later(121) }, { refundId, reference: 'by hand' })).toMatchObject({
    ok: false,
  })
  expect(await settleRefund({ ...staff, ...later(131) }, { refundId, reference: 'by hand' })).toEqual({
    ok: true,
  })
  expect(await refundsOf(ctx, order.id)).toMatchObject([{ status: 'settled', reference: 'by hand' }])
})

test('a failed refund is marked in the staff’s list until another is requested', async () => {
  const { ctx, staff, work, state } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const owes = async () =>
    (await listOrders(staff, { language: 'en', sort: 'newest', search: order.number })).items[0]?.owesRefund
  state.answers = 'refuses'
  await work(await mustRequest(staff, jar(order)))
  expect(await owes()).toBe(true)
  state.answers = 'well'
  await work(await mustRequest(staff, jar(order)))
  expect(await owes()).toBe(false)
})

test('an order cannot be hidden while its refund is on its way', async () => {
  const { ctx, staff, work } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  const admin: Ctx = { ...ctx, actor: asStaff(ada, true) }
  await expect(deleteOrder(admin, { orderId: order.id })).rejects.toMatchObject({ code: 'conflict' })
  await work(refundId)
  await deleteOrder(admin, { orderId: order.id })
})

test('a refund is left to staff if the shop is no longer set up for the provider', async () => {
  const { ctx, staff } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  await sendRefund(asShop({ ...ctx, providers: new Map() }), { refundId })
  expect(await refundsOf(ctx, order.id)).toMatchObject([{ status: 'pending' }])
})

test('the worker sends it, and the buyer gets a mail with the credit note', async () => {
  const { ctx, staff } = setUp()
  const email = newAddress()
  const order = await placePaid(ctx, 'payfast', { contact: { ...contact, email } })
  await mustRequest(staff, { ...everythingOf(order), lines: [], deliveryCents: 1_234 })
  const [mail] = await mailsTo(ctx, email)
  expect(mail?.subject).toBe(`Your refund for order ${order.number}`)
  expect(mail?.text).toContain('R12.34')
  const { jobs } = await traceOf(ctx, order.id)
  expect(jobs).toContain('send-refunded')
})

test('refuses a stranger: everybody but the shop itself', async () => {
  const { ctx, staff, asked } = setUp()
  const order = await placePaid(ctx, 'payfast')
  const refundId = await mustRequest(staff, everythingOf(order))
  const actors: Actor[] = [
    { role: 'visitor' },
    { role: 'visitor', orderKey: order.accessKey },
    { role: 'customer', id: randomUUID() },
    asStaff(ada),
    asStaff(ada, true),
  ]
  for (const actor of actors) {
    await expect(sendRefund({ ...ctx, actor }, { refundId })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(returnVoucherMoney({ ...ctx, actor }, { orderId: order.id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
  expect(asked).toEqual([])
  await expect(sendRefund(asShop(ctx), { refundId: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  })
})
