import { expect, test } from 'vitest'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { demoCardPayment, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { PlaceOrderInput } from '../checkout/schemas.ts'
import { advanceOrder, advancePayment, getOrderByLink, lockOrder } from './index.ts'

const shop = useTestDatabase()
const inShop = (time: string) => new Date(`${time}:00+02:00`)
const at = (time: string): Ctx => testCtx(shop(), { now: () => inShop(time) })

const place = async (time: string, overrides: Partial<PlaceOrderInput> = {}) => {
  const product = await addProduct(testCtx(shop()))
  return mustPlaceRow(at(time), orderOf([{ product, quantity: 1 }], { contact: newContact(), ...overrides }))
}

type Placed = Awaited<ReturnType<typeof place>>
const seen = async (time: string, { accessKey }: Placed) =>
  (await getOrderByLink(at(time), { accessKey, language: 'en' })).arrival

/** Takes one step of it, as the shop would. */
const take = (
  time: string,
  { id: orderId }: Placed,
  ...steps: ('paid' | 'processing' | 'shipped' | 'delivered')[]
) =>
  inTransaction(asShop(at(time)), async (ctx) => {
    const order = await lockOrder(ctx, { orderId })
    const by = { actor: ctx.actor }
    for (const to of steps) {
      if (to !== 'paid') await advanceOrder(ctx, { order, to, by })
      else {
        await advancePayment(ctx, { order, to, by })
        await advanceOrder(ctx, { order, to: 'confirmed', by })
      }
    }
  })

test('before it is paid an order is promised what it would get if it were paid now', async () => {
  const order = await place('2026-11-23T08:00')
  expect(await seen('2026-11-23T08:00', order)).toEqual({
    from: '2026-11-25',
    to: '2026-11-26',
    ifPaidBy: inShop('2026-11-23T12:00'),
  })
  expect(await seen('2026-11-24T13:00', order)).toEqual({
    from: '2026-11-27',
    to: '2026-11-30',
    ifPaidBy: inShop('2026-11-25T12:00'),
  })
})

test('once it is paid its days are stored, and those of the day on which it leaves replace them', async () => {
  const order = await place('2026-11-23T08:00')
  await take('2026-11-23T13:00', order, 'paid')
  const paid = { from: '2026-11-26', to: '2026-11-27', ifPaidBy: null }
  expect(await seen('2026-11-23T13:00', order)).toEqual(paid)
  expect(await seen('2026-11-27T20:00', order)).toEqual(paid)
  // Over, and nobody knows better.
  expect(await seen('2026-11-28T08:00', order)).toBeNull()
  await take('2026-11-26T16:00', order, 'processing', 'shipped')
  expect(await seen('2026-11-28T08:00', order)).toEqual({
    from: '2026-11-30',
    to: '2026-12-01',
    ifPaidBy: null,
  })
  await take('2026-11-28T09:00', order, 'delivered')
  expect(await seen('2026-11-28T09:00', order)).toBeNull()
})

test('a card waits for nothing; what is collected has no courier', async () => {
  const byCard = await place('2026-11-23T08:00', { payment: demoCardPayment })
  expect(await seen('2026-11-23T08:00', byCard)).toEqual({
    from: '2026-11-25',
    to: '2026-11-26',
    ifPaidBy: null,
  })
  const collected = await place('2026-11-23T08:00', { delivery: { method: 'pickup' } })
  expect(await seen('2026-11-23T08:00', collected)).toBeNull()
  await take('2026-11-23T09:00', collected, 'paid', 'processing', 'shipped')
  expect(await seen('2026-11-23T09:00', collected)).toBeNull()
})
