import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { changeOrderStatuses, deleteOrder } from './index.ts'
import { changeStatusesInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let moe: TestPerson
let product: TestProduct
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe) })
const admin = (): Ctx => ({ ...ctx(), actor: asStaff(moe, true) })
const pickup = () => ({ delivery: { method: 'pickup' }, agreedTotalCents: product.priceCents }) as const
const place = (overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], overrides))
async function confirmed(overrides: Parameters<typeof orderOf>[1] = {}) {
  const order = await place(overrides)
  await bringTo(staff(), order.id, 'confirmed')
  return order
}
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['admin'] })
  product = await addProduct(ctx(), { initialStock: 2_000 })
})

test('each order has its own verdict, and those that may take the step do', async () => {
  const [one, two, unpaid, gone] = [await confirmed(), await confirmed(), await place(), await confirmed()]
  await deleteOrder(admin(), { orderId: gone.id })
  const nobodys = randomUUID()
  const orderIds = [one.id, unpaid.id, nobodys, gone.id, two.id, one.id]
  expect(await changeOrderStatuses(staff(), { orderIds, to: 'processing' })).toEqual({
    verdicts: [
      { orderId: one.id, number: one.number, verdict: 'done' },
      {
        orderId: unpaid.id,
        number: unpaid.number,
        verdict: 'illegal_step',
        from: 'pending',
        allowed: ['confirmed', 'cancelled'],
      },
      { orderId: nobodys, number: null, verdict: 'not_found' },
      { orderId: gone.id, number: null, verdict: 'not_found' },
      { orderId: two.id, number: two.number, verdict: 'done' },
    ],
  })
  expect((await traceOf(ctx(), two.id)).order.status).toBe('processing')
  expect((await traceOf(ctx(), unpaid.id)).order.status).toBe('pending')
})

test('asked again, nothing is done twice', async () => {
  const { id } = await confirmed()
  const step = () => changeOrderStatuses(staff(), { orderIds: [id], to: 'processing' })
  expect((await step()).verdicts).toMatchObject([{ verdict: 'done' }])
  const before = await traceOf(ctx(), id)
  expect((await step()).verdicts).toMatchObject([{ verdict: 'already' }])
  expect(await traceOf(ctx(), id)).toEqual(before)
})

test('what is collected becomes ready; a parcel needs its tracking number', async () => {
  const [collected, parcel] = [await confirmed(pickup()), await confirmed()]
  const orderIds = [collected.id, parcel.id]
  await changeOrderStatuses(staff(), { orderIds, to: 'processing' })
  const { verdicts } = await changeOrderStatuses(staff(), { orderIds, to: 'shipped' })
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['done', 'tracking_needed'])
  expect((await traceOf(ctx(), parcel.id)).order.status).toBe('processing')
})

test('a thousand orders of which three may not: 997 are done', async () => {
  const orderIds: string[] = []
  for (let i = 0; i < 12; i += 1) orderIds.push((await confirmed()).id)
  const unpaid = [await place(), await place(), await place()].map(({ id }) => id)
  // Ids of nobody stand for the rest: reading and refusing takes as long as it does for orders.
  const nobodys = Array.from({ length: 985 }, () => randomUUID())
  const input = changeStatusesInput.parse({
    orderIds: [...unpaid, ...nobodys, ...orderIds],
    to: 'processing',
  })
  expect(input.orderIds).toHaveLength(1_000)
  // Within one moment of the clock, however slow the machine is.
  const still = { ...staff(), now: () => new Date('2026-12-01T08:30:00Z') }
  const { verdicts } = await changeOrderStatuses(still, input)
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length
  expect([count('done'), count('illegal_step'), count('not_found')]).toEqual([12, 3, 985])
})

test('what there is no time for is said, and done when asked again', async () => {
  const [one, two] = [await confirmed(), await confirmed()]
  const orderIds = [one.id, two.id]
  let at = Date.now()
  // Each look at the clock is four seconds later.
  const slow = { ...staff(), now: () => new Date((at += 4_000)) }
  const { verdicts } = await changeOrderStatuses(slow, { orderIds, to: 'processing' })
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['done', 'not_tried'])
  const again = await changeOrderStatuses(staff(), { orderIds, to: 'processing' })
  expect(again.verdicts.map(({ verdict }) => verdict)).toEqual(['already', 'done'])
})

test.each([
  { orderIds: [], to: 'processing' },
  { orderIds: ['x'], to: 'processing' },
  { orderIds: [randomUUID()], to: 'cancelled' },
  { orderIds: [randomUUID()], to: 'confirmed' },
  { orderIds: Array.from({ length: 1_001 }, () => randomUUID()), to: 'processing' },
])('the schema refuses %j', (input) => {
  expect(changeStatusesInput.safeParse(input).success).toBe(false)
})

test('refuses a stranger, staff who buy, and the shop itself', async () => {
  const { id } = await confirmed()
  for (const actor of [ctx().actor, moe.actor, { role: 'shop' }] as const) {
    const asking = changeOrderStatuses({ ...ctx(), actor }, { orderIds: [id], to: 'processing' })
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
  }
})
