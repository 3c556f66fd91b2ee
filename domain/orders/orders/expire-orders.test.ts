import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#shared/kernel/durations.ts'
import { bringTo, demoCardPayment, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { capturePayment, recordTransfer } from '../payments/index.ts'
import { deleteOrder } from '../order-desk/index.ts'
import { advancePayment, expireOrders, lockOrder } from './index.ts'

const shop = useTestDatabase()
const PLACED = Date.parse('2027-01-01T10:00:00Z')
const ctx = () => testCtx(shop(), { now: () => new Date(PLACED) })
const staff = (): Ctx => ({ ...ctx(), actor: { role: 'staff', id: randomUUID(), isAdmin: true } })
/** The worker's context, `milliseconds` after the orders of these tests were placed. */
const expireAfter = (milliseconds: number) =>
  expireOrders(asShop(testCtx(shop(), { now: () => new Date(PLACED + milliseconds) })))

async function place(payment: Parameters<typeof orderOf>[1] = {}) {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 4 }], payment))
  return { ...order, product }
}
const statusOf = async (id: string) => (await traceOf(ctx(), id)).order.status

const byCard = { payment: demoCardPayment }
test.each([
  { name: 'a bank transfer five days', overrides: {}, patience: 5 * DAY },
  { name: 'a card 30 minutes', overrides: byCard, patience: 30 * MINUTE },
])('an order waits exactly $name', async ({ overrides, patience }) => {
  const { id, product } = await place(overrides)
  await expireAfter(patience - 1)
  expect(await statusOf(id)).toBe('pending')
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 6, ledger: 6 })

  expect(await expireAfter(patience)).toBe(1)
  const { order, history, jobs, returned } = await traceOf(ctx(), id)
  expect(order).toMatchObject({ status: 'expired', paymentStatus: 'cancelled', attention: null })
  const step = { actorRole: 'shop', actorId: null, reason: null, createdAt: new Date(PLACED + patience) }
  expect(history.slice(2)).toMatchObject([
    { ...step, subject: 'order', fromStatus: 'pending', toStatus: 'expired' },
    { ...step, subject: 'payment', fromStatus: 'pending', toStatus: 'cancelled' },
  ])
  expect(jobs.filter((kind) => kind === 'send-order-expired')).toHaveLength(1)
  expect(returned).toMatchObject([
    {
      productId: product.id,
      quantity: 4,
      referenceType: 'return',
      notes: 'Stock restored due to order expiry',
    },
  ])
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })

  // Only once.
  expect(await expireAfter(patience)).toBe(0)
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 10, ledger: 10, movements: 3 })
})

test('an order whose card failed does not wait forever', async () => {
  const { id } = await place(byCard)
  await inTransaction(asShop(ctx()), async (ctx) => {
    const order = await lockOrder(ctx, { orderId: id })
    await advancePayment(ctx, { order, to: 'failed', by: { actor: ctx.actor } })
  })
  await expireAfter(30 * MINUTE)
  expect((await traceOf(ctx(), id)).order).toMatchObject({ status: 'expired', paymentStatus: 'cancelled' })
})

test('paid, confirmed, cancelled and hidden orders are not changed', async () => {
  const [transferred, charged, confirmed, cancelled, hidden] = [
    await place(),
    await place(byCard),
    await place(),
    await place(),
    await place(),
  ]
  const { id: orderId, totalCents: amountCents } = transferred
  await recordTransfer(staff(), { orderId, reference: 'EXP-1', amountCents })
  await capturePayment(asShop(ctx()), { orderId: charged.id })
  await bringTo(staff(), confirmed.id, 'confirmed')
  await bringTo(staff(), cancelled.id, 'cancelled')
  await deleteOrder(staff(), { orderId: hidden.id })
  const ids = [transferred, charged, confirmed, cancelled, hidden].map(({ id }) => id)
  const before = await Promise.all(ids.map((id) => traceOf(ctx(), id)))
  expect(await expireAfter(400 * DAY)).toBe(0)
  expect(await Promise.all(ids.map((id) => traceOf(ctx(), id)))).toEqual(before)
})

test('a wrong amount does not keep an order from expiring; what was paid stays visible', async () => {
  const { id: orderId } = await place()
  await recordTransfer(staff(), { orderId, reference: 'EXP-2', amountCents: 1 })
  await expireAfter(5 * DAY)
  const { order, payments } = await traceOf(ctx(), orderId)
  expect(order).toMatchObject({ status: 'expired', attention: 'wrong_amount' })
  expect(payments).toMatchObject([{ reference: 'EXP-2', amountCents: 1, problem: 'wrong_amount' }])
})

test('more than one batch expires in one run', async () => {
  const product = await addProduct(ctx(), { initialStock: 60 })
  for (let i = 0; i < 45; i += 1) await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  expect(await expireAfter(5 * DAY)).toBe(45)
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 60, ledger: 60, movements: 91 })
})

test('refuses a stranger: everybody but the shop itself', async () => {
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  for (const actor of [ctx().actor, ada.actor, asStaff(ada, true)]) {
    await expect(expireOrders({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
