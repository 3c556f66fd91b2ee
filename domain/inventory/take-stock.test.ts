import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct, changeProduct, stockOf } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, inTransaction } from '../context.ts'
import { receiveStock, takeStock } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const take = (lines: { productId: string; quantity: number }[], orderId = randomUUID()) =>
  inTransaction(asShop(ctx()), (ctx) => takeStock(ctx, lines, orderId))

test('takes all lines, with a ledger row each', async () => {
  const [a, b] = [await addProduct(ctx()), await addProduct(ctx())]
  expect(
    await take([
      { productId: a.id, quantity: 4 },
      { productId: b.id, quantity: 10 },
    ]),
  ).toEqual({ ok: true })
  expect(await stockOf(ctx(), a.id)).toEqual({ stock: 6, ledger: 6, movements: 2 })
  expect(await stockOf(ctx(), b.id)).toEqual({ stock: 0, ledger: 0, movements: 2 })
})

test('takes none when one is short, and says how many are left', async () => {
  const [a, b] = [await addProduct(ctx()), await addProduct(ctx(), { initialStock: 1 })]
  expect(
    await take([
      { productId: a.id, quantity: 1 },
      { productId: b.id, quantity: 2 },
    ]),
  ).toEqual({ ok: false, short: [{ productId: b.id, left: 1 }] })
  expect(await stockOf(ctx(), a.id)).toEqual({ stock: 10, ledger: 10, movements: 1 })
})

test('there is nothing left of what is inactive or never was', async () => {
  const gone = await addProduct(ctx())
  await changeProduct(ctx(), gone.id, { isActive: false })
  const never = randomUUID()
  expect(
    await take([
      { productId: gone.id, quantity: 1 },
      { productId: never, quantity: 1 },
    ]),
  ).toEqual({
    ok: false,
    short: [
      { productId: gone.id, left: 0 },
      { productId: never, left: 0 },
    ],
  })
})

test('a visitor takes nothing', async () => {
  const { id } = await addProduct(ctx())
  await expect(
    inTransaction(ctx(), (ctx) => takeStock(ctx, [{ productId: id, quantity: 1 }], randomUUID())),
  ).rejects.toThrow()
  expect((await stockOf(ctx(), id)).stock).toBe(10)
})

test('what is received is added, with its ledger row', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 1 })
  await receiveStock(asShop(ctx()), [{ productId: id, quantity: 5 }], { referenceType: 'return' })
  expect(await stockOf(ctx(), id)).toEqual({ stock: 6, ledger: 6, movements: 2 })
})

test.each<Actor>([{ role: 'visitor' }, { role: 'customer', id: randomUUID() }])(
  '$role receives nothing',
  async (actor) => {
    const { id } = await addProduct(ctx())
    await expect(
      receiveStock({ ...ctx(), actor }, [{ productId: id, quantity: 5 }], { referenceType: 'return' }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  },
)
