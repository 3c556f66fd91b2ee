import { expect, test } from 'vitest'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { addBatched, packedOf, receive, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { expireBatches, listPackedBatches } from './index.ts'

const shop = useTestDatabase()
let today = new Date('2026-12-01T08:30:00Z')
const ctx = () => testCtx(shop(), { now: () => today })
const { moe, moderator: staff } = useStaff(ctx)

async function order(product: TestProduct, quantity: number) {
  return (await mustPlaceRow(ctx(), orderOf([{ product, quantity }]))).id
}
const pack = (orderId: string) => bringTo(staff(), orderId, 'processing')

const A = { batchCode: 'A', bestBefore: '2027-03-31' }
const B = { batchCode: 'B', bestBefore: '2027-01-31' }

test('what expires first is packed first, over as many batches as it takes, and a sale alone takes from none', async () => {
  const product = await addBatched(staff(), [
    { ...A, quantity: 5 },
    { ...B, quantity: 2 },
  ])
  const id = await order(product, 4)
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 7, missing: 0, batches: { A: 5, B: 2 } })
  expect((await stockOf(ctx(), product.id)).stock).toBe(3)
  await pack(id)
  expect(await packedOf(ctx(), id)).toEqual({ A: 2, B: 2 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 3, missing: 0, batches: { A: 3 } })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('what no batch has is packed without one, and the slip says so', async () => {
  const product = await addProduct(ctx(), { initialStock: 4 })
  await receive(staff(), { product, ...A, quantity: 2 })
  const id = await order(product, 5)
  await pack(id)
  const [item, ...others] = await listPackedBatches(staff(), { orderIds: [id] })
  expect(others).toEqual([])
  expect(item).toMatchObject({
    orderId: id,
    withoutBatch: 3,
    batches: [{ code: 'A', bestBefore: '2027-03-31', quantity: 2, isRecalled: false }],
  })
  expect(await listPackedBatches(staff(), { orderIds: [await order(product, 1)] })).toEqual([])
})

test('an expired batch is never packed, and is taken out of stock', async () => {
  const product = await addBatched(staff(), [
    { batchCode: 'OLD', bestBefore: '2026-12-01', quantity: 3 },
    { ...A, quantity: 2 },
  ])
  const onItsLastDay = await order(product, 1)
  await pack(onItsLastDay)
  expect(await packedOf(ctx(), onItsLastDay)).toEqual({ OLD: 1 })
  const later = await order(product, 2)
  today = new Date('2026-12-01T22:30:00Z')
  try {
    // In Cape Town it is the 2nd of December.
    await pack(later)
    expect(await packedOf(ctx(), later)).toEqual({ A: 2 })
    expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 0, missing: 0, batches: {} })
    expect((await stockOf(ctx(), product.id)).stock).toBe(0)
    expect(await stockFaults(ctx(), [product.id])).toEqual([])
  } finally {
    today = new Date('2026-12-01T08:30:00Z')
  }
})

test('what is ordered and expires before it is packed is missing, and covered by what comes in', async () => {
  const product = await addBatched(staff(), [{ batchCode: 'OLD', bestBefore: '2026-12-01', quantity: 3 }])
  const id = await order(product, 2)
  const tomorrow = testCtx(shop(), { now: () => new Date('2026-12-02T08:30:00Z') })
  expect(await expireBatches({ ...tomorrow, actor: { role: 'shop' } })).toBeGreaterThan(0)
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 0, missing: 2, batches: {} })
  expect((await stockOf(ctx(), product.id)).stock).toBe(0)
  await receive(staff(), { product, ...A, quantity: 5 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 5, missing: 0, batches: { A: 5 } })
  // Two of the five are ordered already.
  expect((await stockOf(ctx(), product.id)).stock).toBe(3)
  await pack(id)
  expect(await packedOf(ctx(), id)).toEqual({ A: 2 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('a cancelled order puts its jars back: packed ones into their batches, others only into stock', async () => {
  const product = await addBatched(staff(), [
    { ...A, quantity: 5 },
    { ...B, quantity: 2 },
  ])
  const [packed, waiting] = [await order(product, 3), await order(product, 2)]
  await pack(packed)
  await bringTo(staff(), waiting, 'cancelled')
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 4, missing: 0, batches: { A: 4 } })
  await bringTo(staff(), packed, 'cancelled')
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 7, missing: 0, batches: { A: 5, B: 2 } })
  expect(await packedOf(ctx(), packed)).toEqual({})
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 7, ledger: 7 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('listPackedBatches and expireBatches: each refuses a stranger', async () => {
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    const other = { ...ctx(), actor }
    await expect(listPackedBatches(other, { orderIds: [] })).rejects.toMatchObject({ code: 'forbidden' })
  }
  for (const actor of [{ role: 'visitor' }, moe.actor, asStaff(moe, true)] as const) {
    await expect(expireBatches({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  }
})
