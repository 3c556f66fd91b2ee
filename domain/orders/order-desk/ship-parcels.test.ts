import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import {
  bringTo,
  courier,
  mustCancel,
  mustPlaceRow,
  newContact,
  orderOf,
  traceOf,
} from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { orders } from '#database/schema/index.ts'
import { eq } from 'drizzle-orm'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeOrderStatus, listParcels, shipParcels } from './index.ts'
import type { ParcelToShip } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let moe: TestPerson
let product: TestProduct
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe) })
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['admin'] })
  product = await addProduct(ctx(), { initialStock: 500 })
})

/** A packed order for a courier, and how it is shipped. */
async function packed(overrides: Partial<ParcelToShip> = {}) {
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { contact: newContact(), delivery: courier }),
  )
  await bringTo(staff(), order.id, 'processing')
  const { parcels } = await listParcels(staff(), { orderIds: [order.id] })
  const parcel = parcels[0]
  if (!parcel) throw new Error('a packed order is a parcel')
  const wanted = {
    orderId: order.id,
    carrier: 'The Courier Guy',
    number: randomUUID(),
    seen: parcel.seen,
    isShared: false,
  }
  return { ...order, parcel, wanted: { ...wanted, ...overrides } }
}
const ship = async (...parcels: ParcelToShip[]) =>
  (await shipParcels(staff(), { parcels })).verdicts.map(({ orderId: _, number: __, ...verdict }) => verdict)
const kinds = async (...parcels: ParcelToShip[]) => (await ship(...parcels)).map(({ verdict }) => verdict)

test('ships each with its number and its mail, and again nothing twice', async () => {
  const [one, two] = [await packed(), await packed()]
  expect(await kinds(one.wanted, two.wanted)).toEqual(['done', 'done'])
  for (const { id, wanted } of [one, two]) {
    const { order, jobs } = await traceOf(ctx(), id)
    expect(order).toMatchObject({
      status: 'shipped',
      trackingCarrier: wanted.carrier,
      trackingNumber: wanted.number,
    })
    expect(jobs.filter((kind) => kind === 'send-order-shipped')).toHaveLength(1)
  }
  expect(await kinds(one.wanted, two.wanted)).toEqual(['already', 'already'])
  expect((await traceOf(ctx(), one.id)).jobs.filter((kind) => kind === 'send-order-shipped')).toHaveLength(1)
})

test('one that was cancelled, one that was changed and one that is gone keep none of the others', async () => {
  const [cancelled, changed, good] = [await packed(), await packed(), await packed()]
  await mustCancel(staff(), cancelled.id)
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ street: '2 Short Street' }).where(eq(orders.id, changed.id)),
  )
  const gone = { ...good.wanted, orderId: randomUUID(), number: 'X 1' }
  expect(await ship(cancelled.wanted, changed.wanted, gone, good.wanted)).toEqual([
    { verdict: 'illegal_step', from: 'cancelled' },
    { verdict: 'changed' },
    { verdict: 'not_found' },
    { verdict: 'done' },
  ])
  const { parcels } = await listParcels(staff(), { orderIds: [changed.id] })
  expect(await kinds({ ...changed.wanted, seen: parcels[0]?.seen ?? '' })).toEqual(['done'])
})

test('a number for two parcels is asked about, in one form and later, unless both are in one', async () => {
  const number = `TCG ${randomUUID()}`
  const [one, two, three] = [await packed({ number }), await packed({ number }), await packed()]
  expect(await ship(one.wanted, two.wanted)).toEqual([
    { verdict: 'number_used', usedBy: two.number },
    { verdict: 'number_used', usedBy: one.number },
  ])
  expect(await kinds({ ...one.wanted, isShared: true })).toEqual(['done'])
  const respelt = number.toLowerCase().replace(' ', '')
  expect(await ship({ ...three.wanted, number: respelt })).toEqual([
    { verdict: 'number_used', usedBy: one.number },
  ])
  expect(await kinds({ ...two.wanted, isShared: true })).toEqual(['done'])
})

test('two people who give one number at once: one is asked', async () => {
  const number = randomUUID()
  const [one, two] = [await packed({ number }), await packed({ number })]
  const verdicts = await Promise.all([kinds(one.wanted), kinds(two.wanted)])
  expect(verdicts.flat().toSorted()).toEqual(['done', 'number_used'])
})

test('couriers are remembered with their links, the last used first', async () => {
  const [name, other] = [`Speedy ${randomUUID()}`, `Slow ${randomUUID()}`]
  const first = await packed()
  const url = 'https://speedy.example/track?ref=A1'
  const at = (hour: string) => ({ ...staff(), now: () => new Date(`2036-12-01T${hour}:00:00Z`) })
  const tracking = { carrier: name, number: 'A1', url }
  await changeOrderStatus(at('08'), { orderId: first.id, to: 'shipped', tracking })
  const second = await packed({ carrier: name })
  await shipParcels(at('09'), { parcels: [second.wanted] })
  const { trackingUrl } = (await traceOf(ctx(), second.id)).order
  expect(trackingUrl).toBe(`https://speedy.example/track?ref=${second.wanted.number}`)
  await shipParcels(at('10'), { parcels: [(await packed({ carrier: other })).wanted] })
  expect((await listParcels(staff(), {})).couriers.slice(0, 2)).toEqual([
    { name: other, link: null },
    { name, link: 'https://speedy.example/track?ref={number}' },
  ])
})

test('those that are named and no packed parcels come apart', async () => {
  const { id, number, wanted } = await packed()
  await ship(wanted)
  expect(await listParcels(staff(), { orderIds: [id] })).toMatchObject({
    parcels: [],
    later: 0,
    others: [{ id, number, status: 'shipped', deliveryMethod: 'courier' }],
  })
})

test('refuses a stranger, staff who buy, and the shop itself', async () => {
  for (const actor of [ctx().actor, moe.actor, { role: 'shop' }] as const) {
    const asking = [listParcels({ ...ctx(), actor }, {}), shipParcels({ ...ctx(), actor }, { parcels: [] })]
    for (const asked of asking) await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
  }
})
