import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getStaffOrder } from '../order-desk/index.ts'
import { recordTransfer } from '../payments/index.ts'
import { expireOrders } from '../orders/index.ts'
import { listDueTransfers, matchStatement, recordStatement, recordTransfers } from './index.ts'
import type { MatchedStatement, StatementLine } from './views.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moderator: staff } = useStaff(ctx)

/** An order that waits for a transfer of a sum that no other order has. */
async function waiting({ priceCents = randomInt(100_000, 900_000) } = {}) {
  const product = await addProduct(ctx(), { initialStock: 100, priceCents })
  return mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
}
const line = (amountCents: number, description: string): StatementLine => ({
  date: '2026-11-24',
  amountCents,
  description,
})
const match = (...lines: StatementLine[]) => matchStatement(staff(), { lines })
/** Records the lines that stand in a group, as they were shown. */
async function record(group: MatchedStatement['fits'], as = staff()) {
  const lines = group.map(({ line, order }) => ({ ...line, orderId: order.id, dueCents: order.dueCents }))
  return (await recordStatement(as, { lines })).verdicts.map(({ verdict }) => verdict)
}

test('a line that names its order and fits is recorded with the bank’s day and words, once', async () => {
  const order = await waiting()
  const spelt = order.number.toLowerCase().replaceAll('-', '')
  const paid = line(order.totalCents, `ACB CREDIT ${spelt} ${randomUUID()}`)
  const { fits, ...others } = await match(paid, paid)
  expect(fits).toMatchObject([{ line: paid, order: { id: order.id, dueCents: order.totalCents } }])
  // It stands in the file twice: the second is shown, and not recorded.
  expect(others).toMatchObject({
    differs: [],
    choose: [],
    leftOver: [],
    recorded: [{ line: paid, order: null }],
  })
  expect(await record(fits)).toEqual(['done'])
  const trace = await traceOf(ctx(), order.id)
  expect(trace.order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  expect(trace.payments).toMatchObject([
    {
      method: 'bank_transfer',
      amountCents: order.totalCents,
      reference: paid.description,
      receivedOn: '2026-11-24',
    },
  ])
  expect((await getStaffOrder(staff(), { id: order.id })).payments).toMatchObject([
    { receivedOn: '2026-11-24' },
  ])
  expect(await record(fits)).toEqual(['already'])
  const { number, id } = order
  expect(await match(paid)).toMatchObject({ fits: [], recorded: [{ line: paid, order: { id, number } }] })
  expect((await traceOf(ctx(), order.id)).payments).toHaveLength(1)
})

test('another sum, a paid order and one that expired are shown apart, and recorded only if somebody says so', async () => {
  const [short, paid, expired] = [await waiting(), await waiting(), await waiting()]
  await recordTransfer(staff(), { orderId: paid.id, reference: randomUUID(), amountCents: paid.totalCents })
  const waitingStill = await match(line(short.totalCents - 1, short.number))
  expect(waitingStill).toMatchObject({ fits: [], differs: [{ order: { dueCents: short.totalCents } }] })
  const later = { ...staff(), now: () => new Date(expired.payBy.getTime() + 1) }
  await expireOrders({ ...later, actor: { role: 'shop' } })
  const lines = [short, paid, expired].map(({ number, totalCents }) => line(totalCents - 1, `EFT ${number}`))
  const { fits, differs } = await match(...lines)
  expect(fits).toEqual([])
  expect(differs.map(({ order: { id, dueCents } }) => [id, dueCents])).toEqual([
    [short.id, null],
    [paid.id, null],
    [expired.id, null],
  ])
  expect(await record(differs)).toEqual(['problem', 'problem', 'problem'])
  expect((await traceOf(ctx(), paid.id)).order.attention).toBe('paid_twice')
  expect((await traceOf(ctx(), expired.id)).order.attention).toBe('late')
})

test('two parts that pay an order together fit, each in its turn', async () => {
  const order = await waiting()
  const parts = [line(order.totalCents - 5_000, `Part ${order.number}`), line(5_000, `Rest ${order.number}`)]
  const { fits } = await match(...parts)
  expect(fits.map(({ order: { dueCents } }) => dueCents)).toEqual([order.totalCents, 5_000])
  expect(await record(fits)).toEqual(['done', 'done'])
  expect((await traceOf(ctx(), order.id)).order).toMatchObject({ paymentStatus: 'paid', attention: null })
})

test('a sum that fits two orders is a choice, and what fits nothing is left over', async () => {
  const priceCents = randomInt(100_000, 900_000)
  const [one, two] = [await waiting({ priceCents }), await waiting({ priceCents })]
  const words = `J SMITH ${randomUUID()}`
  const nothing = line(7, 'Interest')
  const { choose, leftOver } = await match(line(one.totalCents, words), nothing)
  expect(choose.map(({ orders }) => orders.map(({ id }) => id))).toEqual([[one.id, two.id]])
  expect(leftOver).toEqual([nothing])
  const [choice] = choose
  const [, second] = choice?.orders ?? []
  if (!choice || !second) throw new Error('there are two to choose from')
  expect(await record([{ line: choice.line, order: second }])).toEqual(['done'])
  expect((await traceOf(ctx(), one.id)).order.paymentStatus).toBe('pending')
  // The same person pays the other with the same words on another day.
  const again = { ...line(one.totalCents, words), date: '2026-11-25' }
  const { choose: left } = await match(again)
  const [first] = left[0]?.orders ?? []
  if (!first) throw new Error('the other is left')
  expect(await record([{ line: again, order: first }])).toEqual(['done'])
  expect((await traceOf(ctx(), one.id)).payments[0]?.reference).toBe(`${words} (2026-11-25)`)
})

test('two people who import one file at once pay each order once', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => waiting()))
  const { fits } = await match(...orders.map(({ number, totalCents }) => line(totalCents, number)))
  const other = { ...staff(), actor: { ...staff().actor } }
  const verdicts = await Promise.all([record(fits), record(fits.toReversed(), other)])
  const count = (verdict: string) => verdicts.flat().filter((one) => one === verdict).length
  expect([count('done'), count('already')]).toEqual([6, 6])
  for (const { id } of orders) expect((await traceOf(ctx(), id)).payments).toHaveLength(1)
})

test('an order that was paid after it was shown is told, and its line is not remembered', async () => {
  const order = await waiting()
  const { fits } = await match(line(order.totalCents, order.number))
  await recordTransfer(staff(), { orderId: order.id, reference: randomUUID(), amountCents: order.totalCents })
  expect(await record(fits)).toEqual(['changed'])
  const { differs, recorded } = await match(line(order.totalCents, order.number))
  expect([differs.length, recorded.length]).toEqual([1, 0])
})

test('of twenty thousand lines the one that fits is found, and what is not shown is counted', async () => {
  const order = await waiting()
  const lines = Array.from({ length: 20_000 }, (_, at) =>
    line(1_000_000 + at, `Payment ${at} KROK-26-9${10_000 + at}`),
  )
  const { fits, leftOver, more } = await match(...lines, line(order.totalCents, order.number))
  expect([fits.length, leftOver.length, more.leftOver]).toEqual([1, 100, 19_900])
})

test('ticked transfers are recorded as they were shown, once', async () => {
  const [one, two, paid] = [await waiting(), await waiting(), await waiting()]
  await recordTransfer(staff(), { orderId: two.id, reference: randomUUID(), amountCents: 100 })
  await recordTransfer(staff(), { orderId: paid.id, reference: randomUUID(), amountCents: paid.totalCents })
  const { due, others } = await listDueTransfers(staff(), { orderIds: [one.id, two.id, paid.id] })
  expect(due.map(({ id, dueCents }) => [id, dueCents])).toEqual([
    [one.id, one.totalCents],
    [two.id, two.totalCents - 100],
  ])
  expect(others.map(({ id }) => id)).toEqual([paid.id])
  const transfers = due.map(({ id, dueCents }) => ({ orderId: id, dueCents: dueCents ?? 0 }))
  const wrong = { orderId: one.id, dueCents: 1 }
  const verdicts = async (all: typeof transfers) =>
    (await recordTransfers(staff(), { transfers: all })).verdicts.map(({ verdict }) => verdict)
  expect(await verdicts([wrong])).toEqual(['changed'])
  const both = await Promise.all([verdicts(transfers), verdicts(transfers)])
  expect(both.flat().toSorted()).toEqual(['already', 'already', 'done', 'done'])
  expect((await traceOf(ctx(), one.id)).payments).toMatchObject([{ reference: one.number, receivedOn: null }])
})

test('refuses a stranger, staff who buy, and the shop itself', async () => {
  const buyer = await addPerson(ctx())
  for (const actor of [ctx().actor, buyer.actor, { role: 'shop' }] as const) {
    const as = { ...ctx(), actor }
    const asking = [
      matchStatement(as, { lines: [] }),
      recordStatement(as, { lines: [] }),
      listDueTransfers(as, { orderIds: [] }),
      recordTransfers(as, { transfers: [] }),
    ]
    for (const asked of asking) await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
  }
})
