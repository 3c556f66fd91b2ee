import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payfast } from '#adapters/payments/payfast.ts'
import { auditLog, jobs, paymentNotifications } from '#database/schema/index.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { type PayFastStandIn, startPayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deleteOrder } from '../order-desk/index.ts'
import {
  judgePaymentNotification,
  listPaymentNotifications,
  receivePaymentNotification,
  replayPaymentNotification,
  startPayment,
} from './index.ts'

/*
 * A PayFast that signs as its documentation says, over real HTTP, and everything in the shop from the post to the
 * order.
 */

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const HOME = '127.0.0.1'
const shop = useTestDatabase()
let payFast: PayFastStandIn
let moe: TestPerson
beforeAll(async () => {
  payFast = await startPayFastStandIn(merchant)
  moe = await addPerson(testCtx(shop()), { roles: ['moderator'] })
})
afterAll(() => payFast.close())

function ctx(actor: Actor = { role: 'visitor' }, url = payFast.url): Ctx {
  const { apiUrl } = payFast
  const settings = { ...merchant, url, apiUrl, checksSource: true, sourceHosts: [HOME] }
  return testCtx(shop(), { actor, providers: providersOf(payfast(settings)) })
}
const staff = () => ctx(asStaff(moe))

/** An order whose buyer has opened the payment page. */
async function place() {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 2 }], { payment: { method: 'payfast' } }),
  )
  const started = await startPayment(ctx(), { accessKey: order.accessKey, language: 'en' })
  if (!started.ok) throw new Error('there is nothing to pay')
  const body = new URLSearchParams(started.page.fields)
  expect((await fetch(started.page.url, { method: 'POST', body })).status).toBe(200)
  return order
}

/** Posts a body as PayFast would, and returns the stored notification. */
async function receive(body: string, address = HOME) {
  await receivePaymentNotification(ctx(), { method: 'payfast', notification: { body, headers: {}, address } })
  const [newest] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(paymentNotifications).orderBy(desc(paymentNotifications.id)).limit(1),
  )
  if (!newest) throw new Error('nothing was kept')
  return newest
}
const judge = (notificationId: number) => judgePaymentNotification(asShop(ctx()), { notificationId })
const find = (id: number) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id))
    return row
  })
async function receiveAndJudge(body: string, address?: string) {
  const { id } = await receive(body, address)
  await judge(id)
  return find(id)
}

test('a posted notification is stored unchanged, with a job to judge it, before it has any effect', async () => {
  const order = await place()
  const body = payFast.write()
  const kept = await receive(body)
  expect(kept).toMatchObject({ method: 'payfast', body, address: HOME, verdict: 'waiting', judgedAt: null })
  expect((await traceOf(ctx(), order.id)).payments).toEqual([])
  const [job] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(jobs).orderBy(desc(jobs.id)).limit(1),
  )
  expect(job).toMatchObject({ kind: 'judge-notification', payload: { notificationId: kept.id } })
})

test('a payment confirms its order and issues the invoice', async () => {
  const order = await place()
  const judged = await receiveAndJudge(payFast.write())
  expect(judged).toMatchObject({
    verdict: 'paid',
    detail: null,
    orderId: order.id,
    judgedAt: expect.any(Date),
  })
  const after = await traceOf(ctx(), order.id)
  expect(after.order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', attention: null })
  expect(after.payments).toMatchObject([
    {
      method: 'payfast',
      reference: payFast.payments.at(-1)?.id,
      amountCents: order.totalCents,
      problem: null,
    },
  ])
  expect(after.jobs.filter((kind) => kind === 'send-payment-received')).toHaveLength(1)
  expect(after.documents).toMatchObject([{ kind: 'invoice', refundId: null }])
})

test('ten notifications pay the order once', async () => {
  const order = await place()
  const body = payFast.write()
  const verdicts = []
  for (let i = 0; i < 10; i += 1) verdicts.push((await receiveAndJudge(body))?.verdict)
  expect(verdicts).toEqual(['paid', ...Array(9).fill('known')])
  const { payments, history } = await traceOf(ctx(), order.id)
  expect(payments).toHaveLength(1)
  expect(history.filter(({ toStatus }) => toStatus === 'paid')).toHaveLength(1)
})

test('a job that runs twice judges it once', async () => {
  await place()
  const { id } = await receive(payFast.write())
  await judge(id)
  const first = await find(id)
  await judge(id)
  expect(await find(id)).toEqual(first)
})

test('a failure that is reported after a later payment changes nothing', async () => {
  const order = await place()
  const failed = payFast.write({ payment_status: 'FAILED' })
  const pending = payFast.write({ payment_status: 'PENDING' })
  await receiveAndJudge(payFast.write())
  const paid = await traceOf(ctx(), order.id)
  expect(await receiveAndJudge(failed)).toMatchObject({ verdict: 'known', orderId: order.id })
  expect(await receiveAndJudge(pending)).toMatchObject({ verdict: 'none', orderId: null })
  expect(await traceOf(ctx(), order.id)).toEqual(paid)
})

test('a payment that failed may be tried again, and then pays', async () => {
  const order = await place()
  expect(await receiveAndJudge(payFast.write({ payment_status: 'FAILED' }))).toMatchObject({
    verdict: 'failed',
  })
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ status: 'pending', paymentStatus: 'failed' })
  expect(await startPayment(ctx(), { accessKey: order.accessKey, language: 'th' })).toMatchObject({
    ok: true,
  })
  expect((await traceOf(ctx(), order.id)).order.paymentStatus).toBe('pending')
  expect(await receiveAndJudge(payFast.write({ pf_payment_id: '777' }))).toMatchObject({ verdict: 'paid' })
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  expect(await startPayment(ctx(), { accessKey: order.accessKey, language: 'en' })).toEqual({
    ok: false,
    reason: 'nothing_to_pay',
  })
})

test.each([
  [
    'forged',
    (body: string) =>
      body.replace(/signature=\w/, (start) => (start.endsWith('0') ? 'signature=1' : 'signature=0')),
    'signature',
  ],
  [
    'with another amount',
    (body: string) => body.replace(/amount_gross=[\d.]+/, 'amount_gross=1.00'),
    'signature',
  ],
  [
    'for another order',
    (body: string) => body.replace(/m_payment_id=[\w-]+/, 'm_payment_id=KROK-26-000001'),
    'signature',
  ],
  ['truncated', (body: string) => body.slice(0, body.length / 2), 'unreadable'],
  ['in another order', (body: string) => body.split('&').toSpliced(1, 0, 'x=1').join('&'), 'signature'],
  ['empty', () => '', 'unreadable'],
  ['no form at all', () => '{"m_payment_id":1}', 'unreadable'],
  ['with a broken escape', (body: string) => body.replace('item_name=', 'item_name=%E0%A4%A'), 'unreadable'],
])('%s it is stored and rejected', async (_, change, detail) => {
  const order = await place()
  const before = await traceOf(ctx(), order.id)
  const body = change(payFast.write())
  expect(await receiveAndJudge(body)).toMatchObject({ verdict: 'refused', detail, body, orderId: null })
  expect(await traceOf(ctx(), order.id)).toEqual(before)
})

test('from another address, for another merchant, or not confirmed by PayFast, it is rejected', async () => {
  const order = await place()
  const before = await traceOf(ctx(), order.id)
  const body = payFast.write()
  expect(await receiveAndJudge(body, '203.0.113.7')).toMatchObject({ verdict: 'refused', detail: 'source' })
  const others = payFast.write({ merchant_id: '10000101' })
  expect(await receiveAndJudge(others)).toMatchObject({ verdict: 'refused', detail: 'merchant' })
  const forger = await startPayFastStandIn(merchant)
  forger.payments.push(...payFast.payments)
  const signedByAThief = forger.write({ pf_payment_id: '666' })
  forger.close()
  expect(await receiveAndJudge(signedByAThief)).toMatchObject({ verdict: 'refused', detail: 'not_confirmed' })
  expect(await traceOf(ctx(), order.id)).toEqual(before)
})

test.each([
  ['1.00', { verdict: 'kept', status: 'pending', paymentStatus: 'pending' }],
  ['9999.00', { verdict: 'paid', status: 'confirmed', paymentStatus: 'paid' }],
])('R%s is not the price: the order is marked, and paid only if it is enough', async (amount, expected) => {
  const { verdict, ...states } = expected
  const order = await place()
  const judged = await receiveAndJudge(payFast.write({ amount_gross: amount }))
  expect(judged).toMatchObject({ verdict, detail: 'wrong_amount', orderId: order.id })
  const after = await traceOf(ctx(), order.id)
  expect(after.order).toMatchObject({ ...states, attention: 'wrong_amount' })
  expect(after.payments).toMatchObject([{ amountCents: Number(amount) * 100, problem: 'wrong_amount' }])
})

test.each(['0.00', '99999999.99'])(
  'R%s is a mistake of the provider, for staff to look at',
  async (amount) => {
    const order = await place()
    const judged = await receiveAndJudge(payFast.write({ amount_gross: amount }))
    expect(judged).toMatchObject({ verdict: 'refused', detail: 'amount' })
    expect((await traceOf(ctx(), order.id)).payments).toEqual([])
  },
)

test.each(['15.0', '15', '-15.00', '1e3', '15.001', '15,00', '0x10'])(
  '%j is not an amount',
  async (amount) => {
    const order = await place()
    const judged = await receiveAndJudge(payFast.write({ amount_gross: amount }))
    expect(judged).toMatchObject({ verdict: 'refused', detail: 'amount' })
    expect((await traceOf(ctx(), order.id)).payments).toEqual([])
  },
)

test('money for an expired, cancelled or hidden order is recorded as late', async () => {
  for (const end of ['expired', 'cancelled', 'hidden'] as const) {
    const order = await place()
    if (end === 'hidden') await deleteOrder(ctx(asStaff(moe, true)), { orderId: order.id })
    else await bringTo(staff(), order.id, end)
    expect(await receiveAndJudge(payFast.write())).toMatchObject({ verdict: 'kept', detail: 'late' })
    const after = await traceOf(ctx(), order.id)
    expect(after.payments).toMatchObject([{ problem: 'late' }])
    // Nobody could refund it while the order is hidden.
    expect(after.order).toMatchObject({ attention: 'late', hiddenAt: null })
  }
})

test('a second payment of a paid order is recorded and marked', async () => {
  const order = await place()
  await receiveAndJudge(payFast.write())
  const second = await receiveAndJudge(payFast.write({ pf_payment_id: '888' }))
  expect(second).toMatchObject({ verdict: 'kept', detail: 'paid_twice', orderId: order.id })
})

test('about an unknown order it is stored', async () => {
  await place()
  const judged = await receiveAndJudge(payFast.write({ m_payment_id: 'KROK-26-999999' }))
  expect(judged).toMatchObject({ verdict: 'refused', detail: 'no_such_order', orderId: null })
})

test('while PayFast cannot be asked nothing is decided; afterwards it is', async () => {
  const order = await place()
  const { id } = await receive(payFast.write())
  const cutOff = asShop(ctx(undefined, 'http://127.0.0.1:9'))
  await expect(judgePaymentNotification(cutOff, { notificationId: id })).rejects.toThrow()
  expect(await find(id)).toMatchObject({ verdict: 'waiting' })
  expect((await traceOf(ctx(), order.id)).payments).toEqual([])
  await judge(id)
  expect(await find(id)).toMatchObject({ verdict: 'paid' })
})

test('staff see notifications, and can have one judged again when the reason for its refusal is gone', async () => {
  const order = await place()
  const { id } = (await receiveAndJudge(payFast.write(), '203.0.113.7')) ?? { id: 0 }
  const { items } = await listPaymentNotifications(staff(), {})
  expect(items[0]).toMatchObject({ id, verdict: 'refused', detail: 'source', orderNumber: null })
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(paymentNotifications).set({ address: HOME }).where(eq(paymentNotifications.id, id)),
  )
  await replayPaymentNotification(staff(), { notificationId: id })
  expect(await find(id)).toMatchObject({ verdict: 'waiting', detail: null, judgedAt: null })
  await judge(id)
  expect((await listPaymentNotifications(staff(), {})).items[0]).toMatchObject({
    id,
    verdict: 'paid',
    orderNumber: order.number,
  })
  // A notification that has paid its order changes nothing more.
  await expect(replayPaymentNotification(staff(), { notificationId: id })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await find(id)).toMatchObject({ verdict: 'paid' })
  expect((await traceOf(ctx(), order.id)).payments).toHaveLength(1)
  const entries = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.actorId, moe.id), eq(auditLog.action, 'notification.replayed'))),
  )
  const entry = { action: 'notification.replayed', details: { notification: String(id) } }
  expect(entries).toEqual([entry])
})

test('a shop without the provider does not have its address', async () => {
  const without = testCtx(shop())
  const posting = receivePaymentNotification(without, {
    method: 'payfast',
    notification: { body: 'x=1', headers: {}, address: HOME },
  })
  await expect(posting).rejects.toMatchObject({ code: 'not_found' })
})

test('refuses a stranger: only staff look and replay, only the shop judges', async () => {
  await place()
  const { id } = await receive(payFast.write())
  for (const actor of [{ role: 'visitor' }, { role: 'customer', id: randomUUID() }] as const) {
    const forbidden = { code: 'forbidden' }
    await expect(listPaymentNotifications(ctx(actor), {})).rejects.toMatchObject(forbidden)
    await expect(replayPaymentNotification(ctx(actor), { notificationId: id })).rejects.toMatchObject(
      forbidden,
    )
    await expect(judgePaymentNotification(ctx(actor), { notificationId: id })).rejects.toMatchObject(
      forbidden,
    )
  }
  await expect(judgePaymentNotification(staff(), { notificationId: id })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(replayPaymentNotification(staff(), { notificationId: 2 ** 40 })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await find(id)).toMatchObject({ verdict: 'waiting' })
})
