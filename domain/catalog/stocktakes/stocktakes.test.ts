import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { categories, products } from '#database/schema/index.ts'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { receive, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { addPerson, asStaff, type TestPerson, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addSize } from '../catalog/index.ts'
import {
  abandonStocktake,
  bookStocktake,
  getStocktake,
  listStocktakes,
  saveCount,
  startStocktake,
} from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop(), { now: () => new Date('2026-12-01T08:30:00Z') })
const { moe } = useStaff(ctx)
let ann: TestPerson
beforeAll(async () => {
  ann = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Ann', lastName: 'Botha' })
})
const staff = (who = moe): Ctx => ({ ...ctx(), actor: asStaff(who) })

/** A category of a test's own, with products of this stock. */
async function shelves(...stocks: number[]) {
  const categoryId = await inTransaction(asShop(ctx()), async ({ db }) => {
    const name = { en: 'Shelf', th: 'ชั้น' }
    const slug = `shelf-${randomUUID()}`
    const [row] = await db.insert(categories).values({ slug, name, description: name }).returning()
    return row?.id ?? ''
  })
  const made: TestProduct[] = []
  for (const initialStock of stocks) {
    const product = await addProduct(ctx(), { initialStock })
    await inTransaction(asShop(ctx()), ({ db }) =>
      db.update(products).set({ categoryId }).where(eq(products.id, product.id)),
    )
    made.push(product)
  }
  return { categoryId, made }
}
async function start(categoryId: string): Promise<string> {
  const started = await startStocktake(staff(), { categoryId })
  if (!started.ok) throw new Error(started.reason)
  return started.stocktakeId
}
const count = (stocktakeId: string, { id: productId }: TestProduct, counted: number, version = 0) =>
  saveCount(staff(), { stocktakeId, productId, counted, version })
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('there is none')
  return value
}

test('a size is a line of its own, found by its barcode; a set is none', async () => {
  const { categoryId, made } = await shelves(10)
  const main = must(made[0])
  const barcode = '2000009000016'
  const size = { sku: `S-${main.slug}`, barcode, priceCents: 30_000, netWeightValue: 1000, isActive: true }
  const { id: sizeId } = await inTransaction(asShop(ctx()), (ctx) =>
    addSize(ctx, { productId: main.id, size: { ...size, initialStock: 4 } }),
  )
  await addSet(ctx(), [{ product: main, quantity: 2 }], { categoryId })
  const id = await start(categoryId)
  const search = barcode
  expect((await getStocktake(staff(), { stocktakeId: id })).totals.lines).toBe(2)
  expect((await getStocktake(staff(), { stocktakeId: id, search })).lines).toMatchObject([
    { productId: sizeId, expected: 4 },
  ])
  expect((await count(id, { ...main, id: sizeId }, 3)).ok).toBe(true)
})

test('differences are booked against what is there when they are counted: what is packed meanwhile is none', async () => {
  const { categoryId, made } = await shelves(10, 10, 10)
  const [a, b, c] = [must(made[0]), must(made[1]), must(made[2])]
  const waiting = await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 4 }]))
  const id = await start(categoryId)
  // Ordered jars are still on the shelf, packed ones are not.
  await bringTo(staff(), waiting.id, 'processing')
  expect(await count(id, a, 6)).toEqual({ ok: true, version: 1 })
  expect(await count(id, b, 7)).toEqual({ ok: true, version: 1 })
  const view = await getStocktake(staff(), { stocktakeId: id })
  expect(view.totals).toEqual({ lines: 3, counted: 2, different: 1 })
  const lineOf = (product: TestProduct) => view.lines.find(({ productId }) => productId === product.id)
  expect(lineOf(a)).toMatchObject({ expected: 10, onHandNow: 6, counted: 6, difference: 0 })
  expect(lineOf(b)).toMatchObject({ expected: 10, counted: 7, difference: -3 })
  // Sold, packed and received after it was counted.
  await bringTo(staff(), (await mustPlaceRow(ctx(), orderOf([{ product: b, quantity: 2 }]))).id, 'processing')
  await receive(staff(), { product: b, quantity: 5, batchCode: 'A', bestBefore: '2027-03-31' })
  expect(await bookStocktake(staff(), { stocktakeId: id, notes: 'Thieves' })).toEqual({
    ok: true,
    corrected: 1,
  })
  expect(await shelfOf(ctx(), b.id)).toEqual({ onHand: 10, missing: 0, batches: { A: 5 } })
  expect((await stockOf(ctx(), c.id)).stock).toBe(10)
  expect(await stockFaults(ctx(), [a.id, b.id, c.id])).toEqual([])
  const again = { ok: false, reason: 'closed' }
  expect(await bookStocktake(staff(), { stocktakeId: id })).toEqual(again)
  expect(await abandonStocktake(staff(), { stocktakeId: id })).toEqual(again)
  expect(await count(id, a, 1, 1)).toEqual(again)
  const booked = await getStocktake(staff(), { stocktakeId: id, show: 'different' })
  expect(booked).toMatchObject({ outcome: 'booked', notes: 'Thieves', lines: [{ booked: -3 }] })
})

test('found jars have no batch, lost ones come from what expires first, and ordered ones are then missing', async () => {
  const { categoryId, made } = await shelves(2, 3)
  const [a, b] = [must(made[0]), must(made[1])]
  await receive(staff(), { product: a, quantity: 4, batchCode: 'LATE', bestBefore: '2027-06-30' })
  await receive(staff(), { product: a, quantity: 4, batchCode: 'SOON', bestBefore: '2027-01-31' })
  await mustPlaceRow(ctx(), orderOf([{ product: a, quantity: 9 }]))
  const id = await start(categoryId)
  await count(id, a, 3)
  await count(id, b, 5)
  expect(await bookStocktake(staff(), { stocktakeId: id })).toEqual({ ok: true, corrected: 2 })
  expect(await shelfOf(ctx(), a.id)).toEqual({ onHand: 3, missing: 6, batches: { LATE: 3 } })
  expect((await stockOf(ctx(), a.id)).stock).toBe(0)
  expect((await stockOf(ctx(), b.id)).stock).toBe(5)
  expect(await stockFaults(ctx(), [a.id, b.id])).toEqual([])
})

test('two who count the same product notice; a product is in one open stocktake only', async () => {
  const { categoryId, made } = await shelves(4)
  const product = must(made[0])
  const id = await start(categoryId)
  expect(await startStocktake(staff(), { categoryId })).toEqual({ ok: false, reason: 'already_counting' })
  const anns = { stocktakeId: id, productId: product.id, counted: 3, version: 0 }
  expect(await saveCount(staff(ann), anns)).toEqual({ ok: true, version: 1 })
  expect(await count(id, product, 4)).toEqual({
    ok: false,
    reason: 'changed',
    current: { counted: 3, by: 'Ann Botha', version: 1 },
  })
  expect(await count(id, product, 4, 1)).toEqual({ ok: true, version: 2 })
  expect(await abandonStocktake(staff(), { stocktakeId: id })).toMatchObject({ ok: true })
  expect((await stockOf(ctx(), product.id)).movements).toBe(1)
  const next = await start(categoryId)
  const { items } = await listStocktakes(staff(), {})
  const outcomeOf = (of: string) => items.find((one) => one.id === of)?.outcome
  expect([outcomeOf(id), outcomeOf(next)]).toEqual(['abandoned', null])
  const nothing = await startStocktake(staff(), { categoryId: randomUUID() })
  expect(nothing).toEqual({ ok: false, reason: 'nothing_to_count' })
})

test('of two who book at once one does, on any number of connections', async () => {
  const { categoryId, made } = await shelves(9)
  const product = must(made[0])
  const id = await start(categoryId)
  await count(id, product, 5)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => bookStocktake(staff(), { stocktakeId: id })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await stockOf(ctx(), product.id)).toEqual({ stock: 5, ledger: 5, movements: 2 })
})

test('each refuses a stranger', async () => {
  const { categoryId, made } = await shelves(1)
  const stocktakeId = await start(categoryId)
  const line = { stocktakeId, productId: must(made[0]).id, counted: 0, version: 0 }
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    const other = { ...ctx(), actor }
    for (const ask of [
      () => startStocktake(other, {}),
      () => saveCount(other, line),
      () => bookStocktake(other, { stocktakeId }),
      () => abandonStocktake(other, { stocktakeId }),
      () => getStocktake(other, { stocktakeId }),
      () => listStocktakes(other, {}),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
  for (const ask of [
    () => getStocktake(staff(), { stocktakeId: randomUUID() }),
    () => bookStocktake(staff(), { stocktakeId: randomUUID() }),
    () => saveCount(staff(), { ...line, productId: randomUUID() }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' })
  }
})
