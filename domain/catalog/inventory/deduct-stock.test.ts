import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct, changeProduct, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deductStock, lockProducts, receiveStock } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const deduct = (lines: { productId: string; quantity: number }[], orderId = randomUUID()) =>
  inTransaction(asShop(ctx()), async (ctx) => {
    await lockProducts(ctx, { lines })
    return deductStock(ctx, { lines, orderId })
  })

test('deducts all lines, with a ledger row each', async () => {
  const [a, b] = [await addProduct(ctx()), await addProduct(ctx())]
  expect(
    await deduct([
      { productId: a.id, quantity: 4 },
      { productId: b.id, quantity: 10 },
    ]),
  ).toEqual({ ok: true })
  expect(await stockOf(ctx(), a.id)).toEqual({ stock: 6, ledger: 6, movements: 2 })
  expect(await stockOf(ctx(), b.id)).toEqual({ stock: 0, ledger: 0, movements: 2 })
})

test('deducts nothing if there is too little of one, and says how many are left', async () => {
  const [a, b] = [await addProduct(ctx()), await addProduct(ctx(), { initialStock: 1 })]
  expect(
    await deduct([
      { productId: a.id, quantity: 1 },
      { productId: b.id, quantity: 2 },
    ]),
  ).toEqual({ ok: false, reason: 'out_of_stock', lines: [{ productId: b.id, left: 1 }] })
  expect(await stockOf(ctx(), a.id)).toEqual({ stock: 10, ledger: 10, movements: 1 })
})

test('inactive and unknown products have nothing left', async () => {
  const gone = await addProduct(ctx())
  await changeProduct(ctx(), gone.id, { isActive: false })
  const never = randomUUID()
  expect(
    await deduct([
      { productId: gone.id, quantity: 1 },
      { productId: never, quantity: 1 },
    ]),
  ).toEqual({
    ok: false,
    reason: 'out_of_stock',
    lines: [
      { productId: gone.id, left: 0 },
      { productId: never, left: 0 },
    ],
  })
})

test('adds received stock, with its ledger row', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 1 })
  const lines = [{ productId: id, quantity: 5 }]
  await receiveStock(asShop(ctx()), { lines })
  expect(await stockOf(ctx(), id)).toEqual({ stock: 6, ledger: 6, movements: 2 })
})

test.each(STRANGERS)('a $role changes no stock: the compiler and the database refuse', async (actor) => {
  const { id } = await addProduct(ctx())
  const lines = [{ productId: id, quantity: 1 }]
  const attempts = [
    // @ts-expect-error Only the shop deducts stock.
    (ctx: Ctx) => deductStock(ctx, { lines, orderId: randomUUID() }),
    // @ts-expect-error Only the shop receives stock.
    (ctx: Ctx) => receiveStock(ctx, { lines }),
  ]
  for (const attempt of attempts) {
    await expect(
      inTransaction({ ...ctx(), actor }, async (ctx) => void (await attempt(ctx))),
    ).rejects.toThrow()
  }
  expect((await stockOf(ctx(), id)).stock).toBe(10)
})
