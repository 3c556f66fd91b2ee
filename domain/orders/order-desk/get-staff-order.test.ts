import { MINUTE } from '#shared/kernel/durations.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustCancel, bringTo, contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addVoucher, rowOf } from '#tests/data/vouchers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { recordTransfer } from '../payments/index.ts'
import { isUnshipped, ORDER_STATUSES } from '#shared/orders/order-states.ts'
import { ORDER_STEPS } from '../orders/states.ts'
import { getStaffOrder } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => NOW })
const staff = async (): Promise<Ctx> => {
  const person = await addPerson(ctx(), { firstName: 'Moe', lastName: 'Dlamini', roles: ['moderator'] })
  return { ...ctx(), actor: asStaff(person) }
}
const place = async (where: Ctx) =>
  mustPlaceRow(where, orderOf([{ product: await addProduct(ctx()), quantity: 1 }]))

test('shows who did what, when and why, and all payments', async () => {
  const moe = await staff()
  const ann = await addPerson(ctx(), { firstName: 'Ann', lastName: 'Botha' })
  const { id: orderId, totalCents, number } = await place({ ...ctx(), actor: ann.actor })
  await recordTransfer(moe, { orderId, reference: 'GET-1', amountCents: totalCents - 1 })
  await recordTransfer(moe, { orderId, reference: 'GET-2', amountCents: totalCents })
  await mustCancel(moe, orderId, 'Out of galangal')
  const { order, history, payments, nextSteps } = await getStaffOrder(moe, { id: orderId })
  expect(order).toMatchObject({ id: orderId, number, status: 'cancelled', paymentStatus: 'paid', contact })
  const at = NOW
  const [byAnn, byMoe] = [
    { at, actorRole: 'customer', actorName: 'Ann Botha', reason: null },
    { at, actorRole: 'staff', actorName: 'Moe Dlamini', reason: null },
  ]
  expect(history).toEqual([
    { ...byAnn, subject: 'order', from: null, to: 'pending' },
    { ...byAnn, subject: 'payment', from: null, to: 'pending' },
    { ...byMoe, subject: 'payment', from: 'pending', to: 'paid' },
    { ...byMoe, subject: 'order', from: 'pending', to: 'confirmed' },
    {
      ...byMoe,
      // The minute in which it can be undone was over.
      at: new Date(NOW.getTime() + MINUTE),
      subject: 'order',
      from: 'confirmed',
      to: 'cancelled',
      reason: 'Out of galangal',
    },
  ])
  const transfer = {
    voucher: null,
    id: expect.any(String),
    method: 'bank_transfer',
    reason: null,
    receivedOn: null,
    at,
  }
  expect(payments.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))).toEqual([
    {
      ...transfer,
      reference: 'GET-1',
      amountCents: totalCents - 1,
      leftCents: totalCents - 1,
      surplusCents: totalCents - 1,
      problem: 'wrong_amount',
    },
    {
      ...transfer,
      reference: 'GET-2',
      amountCents: totalCents,
      leftCents: totalCents,
      surplusCents: 0,
      problem: null,
    },
  ])
  expect(nextSteps).toEqual([])
})

test('names the voucher that has paid, by its number', async () => {
  const { id, code } = await addVoucher(ctx())
  const product = await addProduct(ctx())
  const ordered = orderOf([{ product, quantity: 1 }], { voucher: { code, cents: 5_000 } })
  const { id: orderId } = await mustPlaceRow(ctx(), ordered)
  await recordTransfer(await staff(), { orderId, reference: 'GET-3', amountCents: 1_000 })
  const { payments } = await getStaffOrder(await staff(), { id: orderId })
  expect(payments.find(({ method }) => method === 'voucher')?.voucher).toEqual({
    id,
    number: (await rowOf(ctx(), id)).number,
  })
  expect(payments.find(({ method }) => method === 'bank_transfer')?.voucher).toBeNull()
})

test.each(ORDER_STATUSES)('from %s it offers the steps that staff may take', async (status) => {
  const moe = await staff()
  const { id } = await place(ctx())
  await bringTo(moe, id, status)
  expect((await getStaffOrder(moe, { id })).nextSteps).toEqual(
    // To cancel what was sent has a form of its own.
    ORDER_STEPS[status].filter((step) => step !== 'expired' && (step !== 'cancelled' || isUnshipped(status))),
  )
})

test('a guest has no name in the history', async () => {
  const { id } = await place(ctx())
  const { history } = await getStaffOrder(await staff(), { id })
  expect(history).toMatchObject([
    { actorRole: 'visitor', actorName: null },
    { actorRole: 'visitor', actorName: null },
  ])
})

test('does not find an unknown order', async () => {
  await expect(getStaffOrder(await staff(), { id: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('refuses a stranger, its buyer and the shop itself', async () => {
  const ann = await addPerson(ctx())
  const { id, accessKey } = await place({ ...ctx(), actor: ann.actor })
  for (const actor of [
    ctx().actor,
    { role: 'visitor', orderKey: accessKey },
    ann.actor,
    { role: 'shop' },
  ] as const) {
    await expect(getStaffOrder({ ...ctx(), actor }, { id })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
