import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders, paymentNotifications } from '#database/schema/index.ts'
import { bringTo, demoCardPayment, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, changesOf, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getStaffOrder } from '../order-desk/index.ts'
import { recordPaymentByHand } from './index.ts'
import { recordByHandInput, type RecordByHandInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
let product: TestProduct
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 50 })
})
const place = (overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], overrides))
type Placed = Awaited<ReturnType<typeof place>>
const record = (order: Placed, input: Partial<RecordByHandInput> = {}) =>
  recordPaymentByHand(admin(), {
    orderId: order.id,
    method: 'cash',
    reference: order.number,
    amountCents: order.totalCents,
    reason: 'Paid in cash at the counter',
    isSure: false,
    ...input,
  })

test('cash pays the order as any payment does: confirmed, invoice, mail, with who and why', async () => {
  const order = await place()
  expect(await record(order)).toEqual({ ok: true, paid: true, problem: null })
  const trace = await traceOf(ctx(), order.id)
  expect(trace.order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  expect(trace.documents).toMatchObject([{ kind: 'invoice' }])
  expect(trace.jobs).toContain('send-payment-received')
  const reason = 'Paid in cash at the counter'
  expect(trace.payments).toMatchObject([
    { method: 'cash', amountCents: order.totalCents, recordedBy: ada.id, reason },
  ])
  expect(trace.history.filter(({ toStatus }) => toStatus === 'paid')).toMatchObject([
    { actorId: ada.id, reason },
  ])
  expect(await auditOf(ctx(), order.id)).toEqual([
    {
      actorId: ada.id,
      action: 'payment.recorded',
      details: {
        number: order.number,
        method: 'cash',
        reference: order.number,
        amountCents: String(order.totalCents),
        reason,
      },
    },
  ])
  expect(await changesOf(ctx(), order.id)).toEqual([
    {
      status: { before: 'pending', after: 'confirmed' },
      paymentStatus: { before: 'pending', after: 'paid' },
    },
  ])
  expect((await getStaffOrder(admin(), { id: order.id })).payments).toMatchObject([
    { method: 'cash', reason },
  ])
})

test('too little is kept and marked, and the rest pays the order', async () => {
  const order = await place()
  expect(await record(order, { amountCents: 100 })).toEqual({
    ok: true,
    paid: false,
    problem: 'wrong_amount',
  })
  expect(await record(order, { amountCents: order.totalCents - 100 })).toEqual({
    ok: false,
    reason: 'reference_taken',
  })
  const rest = { amountCents: order.totalCents - 100, method: 'card_machine', reference: 'slip 2' } as const
  expect(await record(order, rest)).toEqual({ ok: true, paid: true, problem: null })
})

test('an order that is paid takes no more by hand', async () => {
  const order = await place()
  await record(order)
  expect(await record(order, { reference: 'again' })).toEqual({ ok: false, reason: 'already_paid' })
  expect((await traceOf(ctx(), order.id)).payments).toHaveLength(1)
})

test('refused while a card is being charged, or a notification waits to be judged', async () => {
  const charged = await place({ payment: demoCardPayment })
  expect(await record(charged, { isSure: true })).toEqual({ ok: false, reason: 'under_way' })
  const reported = await place()
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.insert(paymentNotifications).values({
      method: 'payfast',
      body: 'x',
      headers: {},
      address: '127.0.0.1',
      orderId: reported.id,
    }),
  )
  expect(await record(reported, { isSure: true })).toEqual({ ok: false, reason: 'under_way' })
  for (const { id } of [charged, reported]) {
    expect((await traceOf(ctx(), id)).payments).toEqual([])
  }
})

test('where the buyer may be paying online, the admin has to be sure', async () => {
  const order = await place()
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ paymentMethod: 'payfast' }).where(eq(orders.id, order.id)),
  )
  expect(await record(order)).toEqual({ ok: false, reason: 'may_be_under_way' })
  expect(await record(order, { isSure: true })).toMatchObject({ ok: true, paid: true })
})

test('money for a cancelled order is kept and marked, as a late transfer is', async () => {
  const order = await place()
  await bringTo(admin(), order.id, 'cancelled')
  expect(await record(order)).toEqual({ ok: true, paid: false, problem: 'late' })
})

test.each([
  { amountCents: 0 },
  { amountCents: -100 },
  { amountCents: 1e12 },
  { reason: '' },
  { method: 'payfast' },
  { reference: ' ' },
])('the schema refuses %j', (wrong) => {
  const right = { orderId: randomUUID(), method: 'cash', reference: 'x', amountCents: 1, reason: 'y' }
  expect(recordByHandInput.safeParse(right).success).toBe(true)
  expect(recordByHandInput.safeParse({ ...right, ...wrong }).success).toBe(false)
})

test('refuses a stranger, a moderator, an admin who buys, and the shop itself', async () => {
  const order = await place()
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  for (const actor of [ctx().actor, asStaff(moe), ada.actor, { role: 'shop' }] as const) {
    const recording = recordPaymentByHand(
      { ...ctx(), actor },
      {
        orderId: order.id,
        method: 'cash',
        reference: 'x',
        amountCents: order.totalCents,
        reason: 'y',
        isSure: true,
      },
    )
    await expect(recording).rejects.toMatchObject({ code: 'forbidden' })
  }
})
