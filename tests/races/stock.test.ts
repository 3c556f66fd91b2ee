import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { recallBatch } from '#domain/orders/recalls/index.ts'
import { adjustStock, listPackedJars, repackJars } from '#domain/catalog/stock-desk/index.ts'
import { bookStocktake, saveCount, startStocktake } from '#domain/catalog/stocktakes/index.ts'
import { categories, products } from '#database/schema/index.ts'
import { inArray } from 'drizzle-orm'
import { addBatched, packedOf, receive, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { bringTo, mustPlaceRow, newContact, orderOf, tracking, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, asStaff, jobsOf, type TestPerson } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races for jars that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
let moe: TestPerson
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['admin'] })
})
const ctx = () => testCtx(shop())
const staff = (i = 0): Ctx => ({ ...testCtx(processOf(i)), actor: asStaff(moe, true) })

const A = { batchCode: 'A', bestBefore: '2090-01-31' }
const B = { batchCode: 'B', bestBefore: '2090-03-31' }
const told = { reason: { en: 'Glass', th: 'แก้ว' }, advice: { en: 'Bring it', th: 'นำมาคืน' } }
const ROUNDS = 4

/** A product with jars of A, which expire first, and of B, and an order of two that is ready to be packed. */
async function stocked(a: number, b: number) {
  const product = await addBatched(staff(), [{ ...A, quantity: a - 1 }])
  const { id: batchA } = await receive(staff(), { product, ...A, quantity: 1 })
  const { id: batchB } = await receive(staff(), { product, ...B, quantity: b })
  const orderId = await confirmed(product, 2)
  return { product, orderId, batchA, batchB }
}
async function confirmed(product: TestProduct, quantity: number): Promise<string> {
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product, quantity }], { contact: newContact() }))
  await bringTo(staff(), id, 'confirmed')
  return id
}
const pack = (i: number, orderId: string) => changeOrderStatus(staff(i), { orderId, to: 'processing' })
const ship = (i: number, orderId: string) => changeOrderStatus(staff(i), { orderId, to: 'shipped', tracking })
const recall = (i: number, batchId: string) => recallBatch(staff(i), { batchId, ...told })
const buy = (i: number, product: TestProduct) =>
  tryToPlace(testCtx(processOf(i)), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
/** Starts both, now the one and now the other first. */
const both = <T, U>(round: number, one: () => Promise<T>, other: () => Promise<U>) =>
  round % 2 === 0
    ? Promise.all([one(), other()])
    : Promise.all([other(), one()]).then(([u, t]) => [t, u] as const)

async function expectSound({ id }: TestProduct): Promise<void> {
  expect(await stockFaults(ctx(), [id])).toEqual([])
}

test('an order that several pack at once is packed once', async () => {
  const { product, orderId } = await stocked(3, 3)
  const results = await times(8, (i) => pack(i, orderId))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await packedOf(ctx(), orderId)).toEqual({ A: 2 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 4, missing: 0, batches: { A: 1, B: 3 } })
  await expectSound(product)
})

test('the last jars of a batch go to as many as there are, and the others get the next batch', async () => {
  const { product, orderId } = await stocked(3, 10)
  const ids = [orderId]
  for (let i = 0; i < 4; i += 1) ids.push(await confirmed(product, 2))
  await times(ids.length, (i) => pack(i, ids[i] ?? ''))
  const packed = await Promise.all(ids.map((id) => packedOf(ctx(), id)))
  const sum = (code: string) => packed.reduce((jars, each) => jars + (each[code] ?? 0), 0)
  expect([sum('A'), sum('B'), sum('')]).toEqual([3, 7, 0])
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 3, missing: 0, batches: { B: 3 } })
  await expectSound(product)
})

test('an order that is packed while its batch is recalled has other jars, or is stopped', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { product, orderId, batchA } = await stocked(3, 4)
    await both(
      round,
      () => pack(0, orderId),
      () => recall(1, batchA),
    )
    const packed = await packedOf(ctx(), orderId)
    const isStopped = packed['A'] === 2
    expect(packed).toEqual(isStopped ? { A: 2 } : { B: 2 })
    // Packed jars have left the shelf; the rest of A is gone from both.
    expect(await shelfOf(ctx(), product.id)).toMatchObject({ missing: 0, batches: { B: isStopped ? 4 : 2 } })
    expect((await stockOf(ctx(), product.id)).stock).toBe(isStopped ? 4 : 2)
    await expectSound(product)
    expect(await ship(0, orderId)).toEqual(isStopped ? { ok: false, reason: 'recalled_batch' } : { ok: true })
  }
})

test('an order that is shipped while its batch is recalled is stopped, or its buyer gets a mail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { product, orderId, batchA } = await stocked(3, 4)
    await pack(0, orderId)
    const [shipped, recalled] = await both(
      round,
      () => ship(0, orderId),
      () => recall(1, batchA),
    )
    expect(recalled).toMatchObject({ ok: true, mails: shipped.ok ? 1 : 0 })
    expect(await jobsOf(ctx(), 'send-batch-recalled', orderId)).toHaveLength(shipped.ok ? 1 : 0)
    await expectSound(product)
  }
})

test('jars that are swapped for those of a batch that is just recalled are of a batch that can be found', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { product, orderId, batchA, batchB } = await stocked(3, 4)
    await pack(0, orderId)
    const [line] = await listPackedJars(staff(), { orderId, language: 'en' })
    const swap = { orderItemId: line?.orderItemId ?? '', fromBatchId: batchA, toBatchId: batchB, quantity: 2 }
    const [swapped] = await both(
      round,
      () => repackJars(staff(), swap),
      () => recall(1, batchB),
    )
    expect(await packedOf(ctx(), orderId)).toEqual(swapped.ok ? { B: 2 } : { A: 2 })
    if (!swapped.ok) expect(swapped.reason).toBe('unknown_batch')
    expect(await shelfOf(ctx(), product.id)).toMatchObject({ missing: 0, batches: { A: swapped.ok ? 3 : 1 } })
    await expectSound(product)
    expect((await ship(0, orderId)).ok).toBe(!swapped.ok)
  }
})

test('jars that break while they are sold: none is sold twice, and what cannot be delivered is missing', async () => {
  const product = await addProduct(ctx(), { initialStock: 6 })
  const down = { productId: product.id, direction: 'down', quantity: 1, reason: 'damaged' } as const
  const sold: boolean[] = []
  await times(16, async (i) => {
    if (i % 2 === 0) sold.push((await buy(i, product)).ok)
    else if (i < 12) expect((await adjustStock(staff(i), { ...down, key: randomUUID() })).ok).toBe(true)
  })
  const ordered = sold.filter(Boolean).length
  expect(ordered).toBeLessThanOrEqual(6)
  // Six have broken, so that all that was sold is missing.
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 0, missing: ordered, batches: {} })
  expect((await stockOf(ctx(), product.id)).stock).toBe(0)
  await expectSound(product)
})

test('one correction that is sent by two at once is booked once', async () => {
  const { id: productId } = await addProduct(ctx(), { initialStock: 6 })
  const correction = { productId, key: randomUUID(), direction: 'up', quantity: 2, reason: 'found' } as const
  const results = await times(8, (i) => adjustStock(staff(i), correction))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await stockOf(ctx(), productId)).stock).toBe(8)
})

/** An open stocktake of these products. */
async function counting(made: TestProduct[]): Promise<string> {
  const categoryId = await inTransaction(asShop(ctx()), async ({ db }) => {
    const name = { en: 'Shelf', th: 'ชั้น' }
    const [row] = await db
      .insert(categories)
      .values({ slug: `shelf-${randomUUID()}`, name, description: name })
      .returning()
    const ids = made.map(({ id }) => id)
    await db
      .update(products)
      .set({ categoryId: row?.id ?? '' })
      .where(inArray(products.id, ids))
    return row?.id ?? ''
  })
  const started = await startStocktake(staff(), { categoryId })
  if (!started.ok) throw new Error(started.reason)
  return started.stocktakeId
}

test('a stocktake that is booked by several while the product is sold puts the shelf right once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await addProduct(ctx(), { initialStock: 10 })
    const stocktakeId = await counting([product])
    await saveCount(staff(), { stocktakeId, productId: product.id, counted: 7, version: 0 })
    const sold: boolean[] = []
    const booked: boolean[] = []
    await times(12, async (i) => {
      if ((i + round) % 4 === 0) booked.push((await bookStocktake(staff(i), { stocktakeId })).ok)
      else sold.push((await buy(i, product)).ok)
    })
    expect(booked.filter(Boolean)).toHaveLength(1)
    const ordered = sold.filter(Boolean).length
    const stock = Math.max(0, 7 - ordered)
    expect((await stockOf(ctx(), product.id)).stock).toBe(stock)
    expect(await shelfOf(ctx(), product.id)).toMatchObject({ onHand: 7, missing: stock + ordered - 7 })
    await expectSound(product)
  }
})

test('counts that are entered while the stocktake is booked are in it, or are told that it is closed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await Promise.all([5, 5, 5].map((initialStock) => addProduct(ctx(), { initialStock })))
    const stocktakeId = await counting(made)
    const count = (i: number, counted: number, version: number) =>
      saveCount(staff(i), { stocktakeId, productId: made[i]?.id ?? '', counted, version })
    for (const i of made.keys()) await count(i, 3, 0)
    const again: boolean[] = []
    await times(4, async (i) => {
      if (i === 3) await bookStocktake(staff(), { stocktakeId })
      else again.push((await count((i + round) % 3, 4, 1)).ok)
    })
    const stocks = await Promise.all(made.map(async ({ id }) => (await stockOf(ctx(), id)).stock))
    expect(stocks.filter((stock) => stock === 4)).toHaveLength(again.filter(Boolean).length)
    expect(stocks.every((stock) => stock === 3 || stock === 4)).toBe(true)
    for (const product of made) await expectSound(product)
  }
})
