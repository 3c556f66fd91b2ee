import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contact, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { writeOrder } from '../order-entry/index.ts'
import { recordCounterPayment } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe, moderator } = useStaff(ctx)

test('what was to be paid at the counter is recorded once, however it is paid there', async () => {
  const product = await addProduct(ctx())
  const written = await writeOrder(moderator(), {
    idempotencyKey: randomUUID(),
    lines: [{ productId: product.id, quantity: 1 }],
    contact,
    delivery: { method: 'pickup' },
    payment: { method: 'cash', isReceived: false },
    agreedTotalCents: product.priceCents,
    note: undefined,
    language: 'en',
  })
  if (!written.ok) throw new Error(written.reason)
  const { orderId } = written
  expect((await traceOf(ctx(), orderId)).order).toMatchObject({
    paymentStatus: 'pending',
    paymentMethod: 'cash',
  })
  const pay = () => recordCounterPayment(moderator(), { orderId, method: 'card_machine' })
  const answers = await Promise.all([pay(), pay()])
  expect(answers).toContainEqual({ ok: true, paid: true, problem: null })
  expect(answers).toContainEqual({ ok: false, reason: 'nothing_to_pay' })
  const { order, payments } = await traceOf(ctx(), orderId)
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'card_machine' })
  expect(payments).toMatchObject([{ method: 'card_machine', recordedBy: moe.id }])
})

test('what was to be paid another way is not', async () => {
  const order = await mustPlaceRow(ctx(), orderOf([{ product: await addProduct(ctx()), quantity: 1 }]))
  expect(await recordCounterPayment(moderator(), { orderId: order.id, method: 'cash' })).toEqual({
    ok: false,
    reason: 'nothing_to_pay',
  })
})

test('refuses a stranger', async () => {
  const { actor } = await addPerson(ctx())
  for (const as of [ctx(), { ...ctx(), actor }]) {
    await expect(recordCounterPayment(as, { orderId: randomUUID(), method: 'cash' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
