import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPerson, jobsOf, useStaff } from '#tests/data/people.ts'
import { mustPlace, orderOf, traceOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { placeForRefunds, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeOrderStatus, getStaffOrder } from '../order-desk/index.ts'
import { cancelMyOrder, getMyCancellation, getMyChangeForm } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)

test('an order that is not paid: cancelled, its stock is back, and nothing is owed', async () => {
  const order = await placeForRefunds(ctx())
  expect(await getMyCancellation(ctx(), order)).toMatchObject({ canBeCancelled: true, backCents: 0 })
  expect(await cancelMyOrder(ctx(), order)).toEqual({ ok: true })
  const trace = await traceOf(ctx(), order.id)
  expect(trace.order).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' })
  expect(await refundsOf(ctx(), order.id)).toEqual([])
  expect(await jobsOf(ctx(), 'send-order-cancelled', order.id)).toHaveLength(1)
  // Pressed twice, it is cancelled once.
  expect(await cancelMyOrder(ctx(), order)).toEqual({ ok: true })
  expect(await traceOf(ctx(), order.id)).toEqual(trace)
})

test('a paid one: all of it goes back, with the delivery, by the way it was paid', async () => {
  const [byTransfer, byCard] = [await placePaid(ctx()), await placePaid(ctx(), 'demo_card')]
  expect(await getMyCancellation(ctx(), byTransfer)).toMatchObject({
    backCents: byTransfer.totalCents,
    isSentByHand: true,
  })
  for (const order of [byTransfer, byCard]) {
    expect(order.deliveryCents).toBeGreaterThan(0)
    expect(await cancelMyOrder(ctx(), order)).toEqual({ ok: true })
    const [refund] = await refundsOf(ctx(), order.id)
    expect(refund).toMatchObject({
      amountCents: order.totalCents,
      vatCents: order.vatCents,
      requestedBy: null,
    })
  }
  const [refund] = await refundsOf(ctx(), byCard.id)
  expect(await jobsOf(ctx(), 'send-refund', refund?.id ?? '')).toHaveLength(1)
})

test('once packing has begun it is too late, and nothing changes', async () => {
  const order = await placePaid(ctx())
  await changeOrderStatus(admin(), { orderId: order.id, to: 'processing' })
  const before = await traceOf(ctx(), order.id)
  expect(before.order.status).toBe('processing')
  expect(await getMyCancellation(ctx(), order)).toMatchObject({ canBeCancelled: false })
  expect(await cancelMyOrder(ctx(), order)).toEqual({ ok: false, reason: 'too_late' })
  expect(await traceOf(ctx(), order.id)).toEqual(before)
})

test('of a packer and a buyer at once one wins, and the other is told', async () => {
  for (const _ of [1, 2, 3]) {
    const order = await placePaid(ctx())
    const [packed, cancelled] = await Promise.all([
      changeOrderStatus(admin(), { orderId: order.id, to: 'processing' }),
      cancelMyOrder(ctx(), order),
    ])
    expect(packed.ok).toBe(!cancelled.ok)
    const { order: after } = await getStaffOrder(admin(), { id: order.id })
    expect(after.status).toBe(packed.ok ? 'processing' : 'cancelled')
    expect(await refundsOf(ctx(), order.id)).toHaveLength(packed.ok ? 0 : 1)
  }
})

test('refuses a stranger: who has another key cancels and sees nothing', async () => {
  const product = await addProduct(ctx())
  await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
  const { actor } = await addPerson(ctx())
  const accessKey = randomBytes(32).toString('base64url')
  await expect(getMyChangeForm({ ...ctx(), actor }, { accessKey, language: 'en' })).rejects.toMatchObject({
    code: 'not_found',
  })
  for (const verb of [cancelMyOrder, getMyCancellation]) {
    await expect(verb({ ...ctx(), actor }, { accessKey })).rejects.toMatchObject({ code: 'not_found' })
  }
})
