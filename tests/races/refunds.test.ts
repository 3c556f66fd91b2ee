import { beforeAll, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { mustCancel, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, later, type TestPerson } from '#tests/data/people.ts'
import { stockOf } from '#tests/data/products.ts'
import { everythingOf, mustRequest, placePaid, refundingProvider, refundsOf } from '#tests/data/refunds.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { cancelRefund, requestRefund, sendRefund, settleRefund } from '#domain/orders/refunds/index.ts'
import { requestRefundInput } from '#domain/orders/refunds/schemas.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races for an order's money that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
let ada: TestPerson
beforeAll(async () => {
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
})

const payfast = refundingProvider('payfast')
const ctxOf = (i = 0): Ctx =>
  testCtx(processOf(i), { providers: providersOf(bankTransfer, payfast.provider) })
const staff = (i = 0): Ctx => ({ ...ctxOf(i), actor: asStaff(ada, true) })
const oks = (results: { ok: boolean }[]) => results.filter(({ ok }) => ok).length
const RESTORED = { stock: 10, ledger: 10, movements: 3 }

test('ten parallel refunds of a whole order refund it once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await placePaid(ctxOf())
    const input = requestRefundInput.parse(everythingOf(order))
    const results = await times(10, (i) => requestRefund(staff(i), input))
    expect(oks(results)).toBe(1)
    expect(results).toContainEqual({ ok: false, reason: 'too_many', itemId: order.itemA.id, left: 0 })
    expect(await refundsOf(ctxOf(), order.id)).toHaveLength(1)
    expect((await traceOf(ctxOf(), order.id)).payments).toMatchObject([{ refundedCents: order.totalCents }])
  }
})

test('ten parallel refunds of one of three jars refund three, for exactly what they cost', async () => {
  const order = await placePaid(ctxOf())
  const lines = [{ itemId: order.itemA.id, quantity: 1 }]
  const input = requestRefundInput.parse({ ...everythingOf(order), lines, deliveryCents: 0 })
  expect(oks(await times(10, (i) => requestRefund(staff(i), input)))).toBe(3)
  const refunds = await refundsOf(ctxOf(), order.id)
  const sum = (of: 'amountCents' | 'vatCents') => refunds.reduce((cents, refund) => cents + refund[of], 0)
  expect([sum('amountCents'), sum('vatCents')]).toEqual([9_999, order.itemA.vatCents])
})

test('settling ten times in parallel settles once: one credit note, one mail, one return to stock', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await placePaid(ctxOf())
    const refundId = await mustRequest(staff(), everythingOf(order, true))
    const results = await times(10, (i) => settleRefund(staff(i), { refundId, reference: `FNB ${i}` }))
    expect(oks(results)).toBe(1)
    const { jobs, documents, history } = await traceOf(ctxOf(), order.id)
    expect(jobs.filter((kind) => kind === 'send-refunded')).toHaveLength(1)
    expect(documents).toHaveLength(2)
    expect(history.filter(({ toStatus }) => toStatus === 'refunded')).toHaveLength(1)
    expect(await stockOf(ctxOf(), order.a.id)).toEqual(RESTORED)
  }
})

test('a refund that is settled and withdrawn in parallel ends up as one of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await placePaid(ctxOf())
    const refundId = await mustRequest(staff(), everythingOf(order))
    const results = await times(6, (i) =>
      (i + round) % 2 === 0
        ? settleRefund(staff(i), { refundId, reference: 'FNB' })
        : cancelRefund(staff(i), { refundId }),
    )
    expect(oks(results)).toBe(1)
    const [refund] = await refundsOf(ctxOf(), order.id)
    const { order: row, payments } = await traceOf(ctxOf(), order.id)
    expect([row.paymentStatus, payments[0]?.refundedCents]).toEqual(
      refund?.status === 'settled' ? ['refunded', order.totalCents] : ['paid', 0],
    )
  }
})

test('an order that is cancelled while its refund is settled returns every jar to stock once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await placePaid(ctxOf())
    const refundId = await mustRequest(staff(), everythingOf(order, true))
    const settle = () => settleRefund(staff(round), { refundId, reference: 'FNB' })
    const cancel = () => mustCancel(staff(round + 1), order.id)
    const [first, second] = round % 2 === 0 ? [settle, cancel] : [cancel, settle]
    expect(await Promise.all([first(), second()])).toContainEqual({ ok: true })
    for (const { id } of [order.a, order.b]) expect(await stockOf(ctxOf(), id)).toEqual(RESTORED)
    const { order: row } = await traceOf(ctxOf(), order.id)
    expect(row).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  }
})

test('an order that is cancelled while a refund is requested is both, and no jar is returned twice', async () => {
  for (let round = 0; round < 10; round += 1) {
    const order = await placePaid(ctxOf())
    const input = requestRefundInput.parse(everythingOf(order, true))
    const ask = () => requestRefund(staff(round), input)
    const cancel = () => mustCancel(staff(round + 1), order.id)
    const [first, second] = round % 2 === 0 ? [ask, cancel] : [cancel, ask]
    await Promise.all([first(), second()])
    for (const { id, status } of await refundsOf(ctxOf(), order.id)) {
      expect(status).toBe('pending')
      await settleRefund(staff(), { refundId: id, reference: 'FNB' })
    }
    expect(await stockOf(ctxOf(), order.a.id)).toEqual(RESTORED)
  }
})

test('a job that runs 10 times in parallel settles once, and three refunds of one payment are all sent', async () => {
  const order = await placePaid(ctxOf(), 'payfast')
  const lines = [{ itemId: order.itemA.id, quantity: 1 }]
  const input = { ...everythingOf(order), lines, deliveryCents: 0 }
  const ids = [
    await mustRequest(later(staff(), 0), input),
    await mustRequest(later(staff(), 1_000), input),
    await mustRequest(later(staff(), 2_000), input),
  ]
  // As the queue does, retry the ones that have to wait.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await Promise.allSettled(
      ids.flatMap((refundId) =>
        Array.from({ length: 10 }, (_, i) => sendRefund(asShop(ctxOf(i)), { refundId })),
      ),
    )
  }
  expect(await refundsOf(ctxOf(), order.id)).toMatchObject(
    ids.map((id) => ({ id, status: 'settled', amountCents: 3_333 })),
  )
  const { jobs, documents } = await traceOf(ctxOf(), order.id)
  expect(jobs.filter((kind) => kind === 'send-refunded')).toHaveLength(3)
  expect(documents).toHaveLength(4)
  // Every attempt must send the same request: a provider that goes by sums would otherwise send it twice.
  const said = ids.map((id) => payfast.asked.filter(({ refundId }) => refundId === id))
  expect(said.map((of) => [...new Set(of.map(({ refundedBeforeCents }) => refundedBeforeCents))])).toEqual([
    [0],
    [3_333],
    [6_666],
  ])
})
