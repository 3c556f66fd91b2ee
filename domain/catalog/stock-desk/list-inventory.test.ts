import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { bringTo, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, type TestPerson } from '#tests/data/people.ts'
import { addProduct, addProducts } from '#tests/data/products.ts'
import { addBatched, receive } from '#tests/data/stock.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { getProduct } from '../catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import {
  adjustStock,
  findProductIds,
  getInventory,
  getProductStock,
  listBatches,
  listInventory,
  listMovements,
  listProductCodes,
  setLowStockThreshold,
} from './index.ts'
import { listBatchesInput, listInventoryInput, listMovementsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop(), { now: () => new Date('2026-12-01T08:30:00Z') })
let moe: TestPerson
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Moe', lastName: 'Adams' })
})
const staff = (): Ctx => ({ ...ctx(), actor: asStaff(moe) })
const list = (input: object) => listInventory(staff(), listInventoryInput.parse(input))

test('the fewest come first, page by page, there and back', async () => {
  const tag = randomUUID().slice(0, 8)
  const stocks = Array.from({ length: 120 }, (_, i) => (i * 37) % 60)
  await addProducts(
    ctx(),
    stocks.map((initialStock, i) => ({ initialStock, sku: `P-${tag}-${i}` })),
  )
  const first = await list({ search: `P-${tag}` })
  const second = await list({ search: `P-${tag}`, after: first.next })
  const third = await list({ search: `P-${tag}`, after: second.next })
  expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 20])
  const seen = [first, second, third].flatMap(({ items }) => items)
  expect(seen.map(({ stock }) => stock)).toEqual(stocks.toSorted((a, b) => a - b))
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
  expect([first.previous, third.next]).toEqual([null, null])
  const back = await list({ search: `P-${tag}`, before: third.previous })
  expect(back.items).toEqual(second.items)
})

test('by what is few, out, missing and about to expire, by its own threshold, and by name in both languages', async () => {
  const tag = randomUUID().slice(0, 8)
  const name = { en: `Nam ${tag}`, th: `น้ำ ${tag}` }
  const [few, out, many] = [
    await addProduct(ctx(), { name, initialStock: 5 }),
    await addProduct(ctx(), { name, initialStock: 0 }),
    await addProduct(ctx(), { name, initialStock: 6 }),
  ]
  const soon = await addBatched(staff(), [{ quantity: 20, batchCode: 'S', bestBefore: '2026-12-20' }])
  const ids = async (input: object) => (await list(input)).items.map(({ id }) => id)
  expect(await ids({ search: `น้ำ ${tag}` })).toEqual([out.id, few.id, many.id])
  expect(await ids({ search: tag, filter: 'low' })).toEqual([out.id, few.id])
  expect(await ids({ search: tag, filter: 'out' })).toEqual([out.id])
  await setLowStockThreshold(staff(), { productId: many.id, threshold: 8 })
  expect(await ids({ search: tag, filter: 'low' })).toEqual([out.id, few.id, many.id])
  expect(await ids({ filter: 'expiring', days: 19 })).toContain(soon.id)
  expect(await ids({ filter: 'expiring', days: 18 })).not.toContain(soon.id)
  expect(await ids({ search: tag, filter: 'missing' })).toEqual([])
  const code = few.slug.slice('test-'.length)
  expect(await ids({ search: `t-${code}` })).toEqual([few.id])
  // No sign of a pattern: it would stand for the hyphen.
  expect(await ids({ search: `t_${code}` })).toEqual([])
})

test('a threshold of its own decides what the shop says, and is recorded', async () => {
  const { id: productId, slug } = await addProduct(ctx(), { initialStock: 9 })
  const said = async () => (await getProduct(ctx(), { id: slug, language: 'en' })).product.stock
  expect(await said()).toEqual({ state: 'in_stock' })
  await setLowStockThreshold(staff(), { productId, threshold: 9 })
  expect(await said()).toEqual({ state: 'low', left: 9 })
  await setLowStockThreshold(staff(), { productId, threshold: null })
  expect(await said()).toEqual({ state: 'in_stock' })
  expect((await auditOf(ctx(), productId)).map(({ action }) => action)).toEqual([
    'stock.threshold',
    'stock.threshold',
  ])
  const never = setLowStockThreshold(staff(), { productId: randomUUID(), threshold: 1 })
  await expect(never).rejects.toMatchObject({ code: 'not_found' })
})

test('the movements say what, why, who and for which order, the newest first', async () => {
  const product = await addProduct(ctx(), { initialStock: 10 })
  const batch = await receive(staff(), { product, quantity: 3, batchCode: 'A', bestBefore: '2027-03-31' })
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }]))
  const key = randomUUID()
  const down = { productId: product.id, key, direction: 'down', quantity: 1, reason: 'sample' } as const
  await adjustStock(staff(), { ...down, batchId: batch.id })
  await bringTo(staff(), order.id, 'cancelled')
  const { items } = await listMovements(staff(), listMovementsInput.parse({ productId: product.id }))
  const of = { referenceId: order.id, orderNumber: order.number, reason: null }
  expect(items).toMatchObject([
    { ...of, quantity: 2, referenceType: 'return', by: 'Moe Adams' },
    { quantity: -1, referenceType: 'adjustment', reason: 'sample', batchCode: 'A', by: 'Moe Adams' },
    { ...of, quantity: -2, referenceType: 'order', by: null },
    { quantity: 3, referenceType: 'receipt', batchCode: 'A', by: 'Moe Adams' },
    { quantity: 10, referenceType: 'initial', by: null },
  ])
  const view = await getInventory(staff(), { productId: product.id, language: 'th' })
  expect(view).toMatchObject({ stock: 12, onHand: 12, missing: 0, withoutBatch: 10, ownThreshold: null })
  expect(view.batches).toMatchObject([{ code: 'A', received: 3, remaining: 2, recalledAt: null }])
  const { movements, ...page } = await getProductStock(staff(), { productId: product.id, language: 'th' })
  expect(page).toEqual({ view, waiting: 0, shopsThreshold: DEFAULT_SETTINGS.stock.lowStock })
  expect(movements.items).toEqual(items)
})

test('the batches of all products: by a part of the code, by what is left, and page by page', async () => {
  const tag = randomUUID().slice(0, 8)
  const lots = Array.from({ length: 52 }, (_, i) => ({
    quantity: 1 + (i % 2),
    batchCode: `${tag}-${i}`,
    bestBefore: '2027-03-31',
  }))
  const product = await addBatched(staff(), lots)
  const all = (input: object) => listBatches(staff(), listBatchesInput.parse({ search: tag, ...input }))
  const first = await all({})
  const rest = await all({ after: first.next })
  const codes = [...first.items, ...rest.items].map(({ code }) => code)
  expect([first.items.length, rest.next]).toEqual([50, null])
  expect(codes.toSorted()).toEqual(lots.map(({ batchCode }) => batchCode).toSorted())
  const [one] = (await all({ search: `${tag.toUpperCase()}-51` })).items
  expect(one).toMatchObject({ productId: product.id, received: 2, remaining: 2, recalledAt: null })
  const down = { productId: product.id, key: randomUUID(), direction: 'down', reason: 'lost' } as const
  await adjustStock(staff(), { ...down, quantity: 2, batchId: one?.id })
  expect((await all({ search: `${tag}-51`, filter: 'left' })).items).toEqual([])
  expect((await all({ filter: 'recalled' })).items).toEqual([])
  expect((await all({ search: '%' })).items).toEqual([])
})

test('codes are found in capitals or not', async () => {
  const sku = `Ab-${randomUUID().slice(0, 8)}`
  const { id } = await addProduct(ctx(), { sku })
  const found = await findProductIds(staff(), { skus: [sku.toLowerCase(), 'no such code', ''] })
  expect([...found]).toEqual([[sku.toLowerCase(), id]])
  const codes = await listProductCodes(staff(), { language: 'en' })
  expect(codes.map((one) => one.sku)).toContain('KR-CP-RED-200')
})

test('each read, and the threshold, refuses a stranger', async () => {
  const { id: productId } = await addProduct(ctx())
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    const other = { ...ctx(), actor }
    for (const asked of [
      listInventory(other, listInventoryInput.parse({})),
      listBatches(other, listBatchesInput.parse({})),
      listMovements(other, { productId }),
      getInventory(other, { productId, language: 'en' }),
      getProductStock(other, { productId, language: 'en' }),
      findProductIds(other, { skus: [] }),
      listProductCodes(other, { language: 'en' }),
      setLowStockThreshold(other, { productId, threshold: 1 }),
    ]) {
      await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
})
