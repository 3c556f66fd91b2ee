import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { addBatched, stockFaults } from '#tests/data/stock.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getStaffProduct } from '../catalog-desk/index.ts'
import { editProductRows } from './index.ts'
import { editProductRowsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop(), { now: () => new Date('2026-12-01T08:30:00Z') })
const { ada, admin, moderator } = useStaff(ctx)
const edit = (...rows: object[]) => editProductRows(admin(), editProductRowsInput.parse({ rows }))
const priceOf = async (id: string) => (await getStaffProduct(admin(), { id })).priceCents
const price = (seenCents: number, priceCents: number, isSure = false) => ({ seenCents, priceCents, isSure })

test('saves prices and counts of many rows, and records who did; the rest of the product stays', async () => {
  const [one, two] = [await addProduct(ctx()), await addProduct(ctx())]
  const before = await getStaffProduct(admin(), { id: one.id })
  const result = await edit(
    { id: one.id, price: price(9_900, 10_500), stock: { seen: 10, counted: 12 } },
    { id: two.id, stock: { seen: 10, counted: 7 } },
  )
  expect(result).toEqual({ refused: [] })
  const { version, updatedAt, ...after } = await getStaffProduct(admin(), { id: one.id })
  expect(after).toMatchObject({
    priceCents: 10_500,
    stockQuantity: 12,
    name: before.name,
    usage: before.usage,
  })
  expect([version > before.version, updatedAt]).toEqual([true, ctx().now()])
  expect(await auditOf(ctx(), one.id)).toMatchObject([
    { actorId: ada.id, action: 'product.changed', details: { sku: before.sku } },
    { actorId: ada.id, action: 'stock.adjusted', details: { reason: 'correction' } },
  ])
  expect(await stockOf(ctx(), two.id)).toEqual({ stock: 7, ledger: 7, movements: 2 })
  expect(await stockFaults(ctx(), [one.id, two.id])).toEqual([])
})

test('asks about a price in the shop that moves by more than half, and keeps no other row back', async () => {
  const [one, two, draft] = [
    await addProduct(ctx()),
    await addProduct(ctx()),
    await addProduct(ctx(), { isActive: false }),
  ]
  const slip = { id: one.id, price: price(9_900, 990) }
  expect(
    await edit(slip, { id: two.id, price: price(9_900, 9_500) }, { id: draft.id, price: price(9_900, 990) }),
  ).toEqual({
    refused: [
      { id: one.id, price: { ok: false, reason: 'price_jump', beforeCents: 9_900, afterCents: 990 } },
    ],
  })
  expect([await priceOf(one.id), await priceOf(two.id), await priceOf(draft.id)]).toEqual([9_900, 9_500, 990])
  expect(await edit({ id: one.id, price: price(9_900, 990, true) })).toEqual({ refused: [] })
  expect(await priceOf(one.id)).toBe(990)
})

test('two people at once: one is told what the other typed, and what was sold meanwhile', async () => {
  const product = await addProduct(ctx())
  const row = { id: product.id, price: price(9_900, 10_500), stock: { seen: 10, counted: 12 } }
  const rival = { id: product.id, price: price(9_900, 11_000), stock: { seen: 10, counted: 15 } }
  const results = await Promise.all([edit(row), edit(rival)])
  expect(results.map(({ refused }) => refused.length).toSorted((a, b) => a - b)).toEqual([0, 1])
  const won = results[0]?.refused.length === 0 ? row : rival
  expect(results.flatMap(({ refused }) => refused)).toEqual([
    {
      id: product.id,
      price: {
        ok: false,
        reason: 'price_changed',
        currentCents: won.price.priceCents,
        by: expect.stringContaining('Ada'),
      },
      stock: { ok: false, reason: 'stock_changed', stock: won.stock.counted },
    },
  ])
  // The same once more is done already.
  expect(await edit(won)).toEqual({ refused: [] })

  const { counted } = won.stock
  await mustPlaceRow(
    ctx(),
    orderOf([{ product: { ...product, priceCents: won.price.priceCents }, quantity: 4 }]),
  )
  expect(await edit({ id: product.id, stock: { seen: counted, counted: 20 } })).toMatchObject({
    refused: [{ stock: { reason: 'stock_changed', stock: counted - 4 } }],
  })
  expect((await stockOf(ctx(), product.id)).stock).toBe(counted - 4)
})

test('jars in batches are corrected with their batch, and what is gone is said to be', async () => {
  const product = await addBatched(admin(), [{ quantity: 5, batchCode: 'A', bestBefore: '2027-03-31' }])
  const { stock } = await stockOf(ctx(), product.id)
  expect(
    await edit(
      { id: product.id, stock: { seen: stock, counted: 0 } },
      { id: randomUUID(), price: price(9_900, 9_800) },
    ),
  ).toMatchObject({
    refused: [{ id: product.id, stock: { reason: 'too_few', left: stock - 5 } }, { isGone: true }],
  })
  expect((await stockOf(ctx(), product.id)).stock).toBe(stock)
})

test('refuses a stranger and a moderator', async () => {
  const { id } = await addProduct(ctx())
  const input = editProductRowsInput.parse({ rows: [{ id, stock: { seen: 10, counted: 11 } }] })
  for (const { actor } of [...BELOW_ADMIN.map((actor) => ({ actor })), moderator()]) {
    await expect(editProductRows({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
})
