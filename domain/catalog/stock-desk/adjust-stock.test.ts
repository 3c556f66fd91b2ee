import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inventoryMovements } from '#database/schema/index.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { addBatched, receive, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { adjustStock, correctStock, listPackedJars, receiveGoods, repackJars } from './index.ts'
import { adjustStockInput, receiveGoodsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop(), { now: () => new Date('2026-12-01T08:30:00Z') })
const { moe, moderator: staff } = useStaff(ctx)
const adjust = (input: object) =>
  adjustStock(staff(), adjustStockInput.parse({ key: randomUUID(), ...input }))
const lastMovement = async (productId: string) =>
  inTransaction(asShop(ctx()), async ({ db }) => {
    const [movement] = await db
      .select()
      .from(inventoryMovements)
      .where(eq(inventoryMovements.productId, productId))
      .orderBy(desc(inventoryMovements.createdAt))
      .limit(1)
    return movement
  })

test('jars are taken out and added, with who, why and a note', async () => {
  const { id: productId } = await addProduct(ctx())
  const down = { productId, direction: 'down', quantity: 3, reason: 'damaged', notes: 'Fell down.' }
  expect(await adjust(down)).toEqual({ ok: true, missing: 0 })
  expect(await lastMovement(productId)).toMatchObject({
    movementType: 'out',
    quantity: -3,
    referenceType: 'adjustment',
    reason: 'damaged',
    notes: 'Fell down.',
    actorId: moe.id,
  })
  expect(await adjust({ productId, direction: 'up', quantity: 5, reason: 'found' })).toMatchObject({
    ok: true,
  })
  expect(await stockOf(ctx(), productId)).toEqual({ stock: 12, ledger: 12, movements: 3 })
  expect((await shelfOf(ctx(), productId)).onHand).toBe(12)
  expect(await auditOf(ctx(), productId)).toMatchObject([
    { actorId: moe.id, action: 'stock.adjusted', details: { reason: 'damaged', notes: 'Fell down.' } },
    { actorId: moe.id, action: 'stock.adjusted', details: { reason: 'found' } },
  ])
})

test('never more than there is, of a batch or without one', async () => {
  const product = await addProduct(ctx(), { initialStock: 4 })
  const batch = await receive(staff(), { product, quantity: 2, batchCode: 'A', bestBefore: '2027-03-31' })
  const down = { productId: product.id, direction: 'down', reason: 'lost' }
  expect(await adjust({ ...down, quantity: 5 })).toEqual({ ok: false, reason: 'too_few', left: 4 })
  const tooFew = { ok: false, reason: 'too_few', left: 2 }
  expect(await adjust({ ...down, batchId: batch.id, quantity: 3 })).toEqual(tooFew)
  expect(await adjust({ ...down, batchId: randomUUID(), quantity: 1 })).toMatchObject({
    reason: 'unknown_batch',
  })
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 6, ledger: 6, movements: 2 })
  expect(await adjust({ ...down, batchId: batch.id, quantity: 2 })).toEqual({ ok: true, missing: 0 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 4, missing: 0, batches: {} })
})

test('what is ordered already and breaks is missing: the stock stays at zero, and the answer says how many', async () => {
  const product = await addProduct(ctx(), { initialStock: 5 })
  await mustPlaceRow(ctx(), orderOf([{ product, quantity: 4 }]))
  const down = { productId: product.id, direction: 'down', reason: 'damaged', quantity: 3 }
  expect(await adjust(down)).toEqual({ ok: true, missing: 2 })
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 0, ledger: 0, movements: 3 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('a form that is sent twice books once', async () => {
  const { id: productId } = await addProduct(ctx())
  const form = { productId, key: randomUUID(), direction: 'down', quantity: 3, reason: 'sample' }
  expect(await adjust(form)).toMatchObject({ ok: true })
  expect(await adjust(form)).toEqual({ ok: false, reason: 'already_booked' })
  const lines = [{ productId, quantity: 6, batchCode: 'A', bestBefore: '2027-03-31' }]
  const delivery = receiveGoodsInput.parse({ key: randomUUID(), lines })
  expect(await receiveGoods(staff(), delivery)).toEqual({ ok: true })
  expect(await receiveGoods(staff(), delivery)).toEqual({ ok: false, reason: 'already_booked' })
  expect(await stockOf(ctx(), productId)).toEqual({ stock: 13, ledger: 13, movements: 3 })
})

test('a delivery is booked whole or not at all, and more of a batch adds to it', async () => {
  const product = await addBatched(staff(), [{ quantity: 2, batchCode: 'A', bestBefore: '2027-03-31' }])
  const other = await addProduct(ctx())
  const line = { productId: product.id, quantity: 3, batchCode: 'A', bestBefore: '2027-03-31' }
  const fine = { ...line, productId: other.id }
  const deliver = (lines: object[]) =>
    receiveGoods(staff(), receiveGoodsInput.parse({ key: randomUUID(), deliveryNote: 'DN 7', lines }))
  expect(await deliver([fine, { ...line, bestBefore: '2027-04-30' }])).toEqual({
    ok: false,
    reason: 'other_date',
    line: 1,
    bestBefore: '2027-03-31',
  })
  const expired = { ok: false, reason: 'expired', line: 0 }
  expect(await deliver([{ ...fine, bestBefore: '2026-11-30' }])).toEqual(expired)
  await expect(deliver([fine, { ...line, productId: randomUUID() }])).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await stockOf(ctx(), other.id)).stock).toBe(10)
  expect(await deliver([fine, line])).toEqual({ ok: true })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 5, missing: 0, batches: { A: 5 } })
  expect(await lastMovement(other.id)).toMatchObject({
    referenceType: 'receipt',
    notes: 'DN 7',
    actorId: moe.id,
  })
  expect(await stockFaults(ctx(), [product.id, other.id])).toEqual([])
})

test('adjustStock, correctStock and receiveGoods: each refuses a stranger', async () => {
  const { id: productId } = await addProduct(ctx())
  const lines = [{ productId, quantity: 1, batchCode: 'A', bestBefore: '2027-03-31' }]
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    const receiving = receiveGoods({ ...ctx(), actor }, { key: randomUUID(), lines })
    await expect(receiving).rejects.toMatchObject({ code: 'forbidden' })
    const adjusting = { productId, key: randomUUID(), direction: 'up', quantity: 1, reason: 'found' } as const
    const adjusted = adjustStock({ ...ctx(), actor }, adjusting)
    await expect(adjusted).rejects.toMatchObject({ code: 'forbidden' })
    const correcting = correctStock({ ...ctx(), actor }, { productId, seen: 10, counted: 11 })
    await expect(correcting).rejects.toMatchObject({ code: 'forbidden' })
  }
})

const adjusting = {
  productId: randomUUID(),
  key: randomUUID(),
  direction: 'down',
  quantity: 1,
  reason: 'lost',
}
test.each([
  { ...adjusting, reason: 'found' },
  { ...adjusting, direction: 'up' },
  { ...adjusting, reason: undefined },
  { ...adjusting, quantity: 0 },
  { ...adjusting, quantity: -1 },
  { ...adjusting, quantity: 1.5 },
  { ...adjusting, quantity: 1e9 },
  { ...adjusting, productId: '1' },
  { ...adjusting, notes: 'a\u0000b' },
])('the schema refuses %j', (input) => {
  expect(adjustStockInput.safeParse(input).success).toBe(false)
})

test('repackJars and listPackedJars: each refuses a stranger', async () => {
  const input = { orderItemId: randomUUID(), quantity: 1, fromBatchId: null, toBatchId: randomUUID() }
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    await expect(repackJars({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
    const reading = listPackedJars({ ...ctx(), actor }, { orderId: randomUUID(), language: 'en' })
    await expect(reading).rejects.toMatchObject({ code: 'forbidden' })
  }
})
