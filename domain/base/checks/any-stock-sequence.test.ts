import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCategory, addProduct, stockOf } from '#tests/data/products.ts'
import { shelfOf, stockFaults } from '#tests/data/stock.ts'
import { mustPlaceRow, newContact, orderOf, tracking, tryToPlace } from '#tests/data/orders.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { expireBatches } from '#domain/catalog/inventory/index.ts'
import { changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { recallBatch } from '#domain/orders/recalls/index.ts'
import {
  adjustStock,
  getInventory,
  listPackedJars,
  receiveGoods,
  repackJars,
} from '#domain/catalog/stock-desk/index.ts'
import { bookStocktake, getStocktake, saveCount, startStocktake } from '#domain/catalog/stocktakes/index.ts'
import { checkBooks, listCheckRuns } from './index.ts'
import { useStaff } from '#tests/data/people.ts'

/*
 * Lets anything happen to the jars of a product, in any order: its ledger sums up to its stock, its shelf is what the
 * stock and the orders say, its batches are part of its shelf, and nothing is sold or packed that is not there.
 */

const shop = useTestDatabase()
const START = new Date('2026-12-01T08:30:00Z')
let days = 0
const now = () => addTime(START, days * DAY)
const ctx = () => testCtx(shop(), { now })
const { admin: staff } = useStaff(ctx)

/** The batches that are delivered, by the days until they expire. */
const BATCHES = { A: 10, B: 30, C: 60, D: 90 }
const quantity = fc.integer({ min: 1, max: 4 })
/** One of what there is, by a number: of nothing, none. */
const pick = fc.nat({ max: 20 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sell' as const), quantity }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      order: pick,
      to: fc.constantFrom<OrderStatus[]>(
        'confirmed',
        'processing',
        'processing',
        'shipped',
        'cancelled',
        'returned',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('receive' as const),
      batch: fc.constantFrom(...(['A', 'B', 'C', 'D'] as const)),
      quantity,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      direction: fc.constantFrom(...(['up', 'down'] as const)),
      quantity,
      batch: pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('repack' as const), order: pick, quantity, into: pick }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recall' as const), batch: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('expire' as const), days: fc.integer({ min: 5, max: 25 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('count' as const), counted: fc.nat({ max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('book' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A product of its own, with what was ordered of it and an open stocktake, if any. */
async function newShelf(initialStock: number) {
  const { id: categoryId } = await addCategory(ctx())
  const product = await addProduct(ctx(), { initialStock, categoryId })
  return { product, categoryId, orders: [] as string[], stocktakeId: undefined as string | undefined }
}
type Shelf = Awaited<ReturnType<typeof newShelf>>
const oneOf = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
const batchesOf = async ({ product }: Shelf) =>
  (await getInventory(staff(), { productId: product.id, language: 'en' })).batches

const DO: { [Name in Step['do']]: (shelf: Shelf, step: Extract<Step, { do: Name }>) => Promise<unknown> } = {
  async sell(shelf, { quantity }) {
    const input = orderOf([{ product: shelf.product, quantity }], { contact: newContact() })
    const { stock } = await stockOf(ctx(), shelf.product.id)
    if (stock >= quantity) shelf.orders.push((await mustPlaceRow(ctx(), input)).id)
    else expect(await tryToPlace(ctx(), input)).toMatchObject({ ok: false, reason: 'out_of_stock' })
  },
  async step({ orders }, { order, to }) {
    const orderId = oneOf(orders, order)
    if (orderId) await changeOrderStatus(staff(), { orderId, to, tracking })
  },
  receive({ product }, { batch, quantity }) {
    const bestBefore = shopDay(addTime(START, BATCHES[batch] * DAY))
    const line = { productId: product.id, quantity, batchCode: batch, bestBefore }
    return receiveGoods(staff(), { key: randomUUID(), lines: [line] })
  },
  async adjust(shelf, { direction, quantity, batch }) {
    const reason = direction === 'up' ? 'found' : 'damaged'
    const batchId = oneOf([undefined, ...(await batchesOf(shelf))], batch)?.id
    const correction = {
      productId: shelf.product.id,
      key: randomUUID(),
      direction,
      quantity,
      reason,
    } as const
    await adjustStock(staff(), { ...correction, batchId })
  },
  async repack({ orders }, { order, quantity, into }) {
    const orderId = oneOf(orders, order)
    if (!orderId) return
    const [line] = await listPackedJars(staff(), { orderId, language: 'en' })
    const [from, to] = [line?.packed[0], oneOf(line?.others ?? [], into)]
    if (!line || !from || !to || from.batchId === to.batchId) return
    const swap = { orderItemId: line.orderItemId, fromBatchId: from.batchId, toBatchId: to.batchId }
    const fits = quantity <= from.quantity && quantity <= to.left
    expect((await repackJars(staff(), { ...swap, quantity })).ok).toBe(fits)
  },
  async recall(shelf, { batch }) {
    const batchId = oneOf(await batchesOf(shelf), batch)?.id
    const told = { en: 'Glass', th: 'แก้ว' }
    if (batchId) await recallBatch(staff(), { batchId, reason: told, advice: told })
  },
  async expire(_, { days: later }) {
    days += later
    await expireBatches({ ...ctx(), actor: { role: 'shop' } })
  },
  async count(shelf, { counted }) {
    if (!shelf.stocktakeId) {
      const started = await startStocktake(staff(), { categoryId: shelf.categoryId })
      shelf.stocktakeId = started.ok ? started.stocktakeId : undefined
    }
    const stocktakeId = shelf.stocktakeId ?? ''
    const [line] = (await getStocktake(staff(), { stocktakeId })).lines
    const count = { stocktakeId, productId: shelf.product.id, counted, version: line?.version ?? 0 }
    expect((await saveCount(staff(), count)).ok).toBe(true)
  },
  async book(shelf) {
    const { stocktakeId } = shelf
    shelf.stocktakeId = undefined
    if (stocktakeId) expect((await bookStocktake(staff(), { stocktakeId })).ok).toBe(true)
  },
}
const take = (shelf: Shelf, one: Step) =>
  // The compiler does not see that the step found under its own name takes it.
  (DO[one.do] as (shelf: Shelf, step: Step) => Promise<unknown>)(shelf, one)

test('whatever is done with a product, its stock, its shelf and its batches agree', async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 4 }),
      fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }),
      async (initialStock, steps) => {
        days = 0
        const shelf = await newShelf(initialStock)
        for (const one of steps) {
          await take(shelf, one)
          expect(await stockFaults(ctx(), [shelf.product.id]), JSON.stringify(one)).toEqual([])
          done.add(one.do)
        }
        const { onHand, batches } = await shelfOf(ctx(), shelf.product.id)
        const inBatches = Object.values(batches).reduce((sum, left) => sum + left, 0)
        const { withoutBatch } = await getInventory(staff(), { productId: shelf.product.id, language: 'en' })
        expect(inBatches + withoutBatch).toBe(onHand)
      },
    ),
    { numRuns: 12 },
  )
  expect(done.size).toBe(Object.keys(DO).length)
  await checkBooks(staff())
  expect((await listCheckRuns(staff())).findings.filter(({ kind }) => kind === 'stock')).toEqual([])
})
