import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct, changeProduct } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { changeCart } from './change-cart.ts'
import type { CartChange, CartLine } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const change = (lines: CartLine[], wanted: CartChange) => changeCart(ctx(), lines, wanted, 'en')

test('adds a product, and adds to its line', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 3 })
  const line = { productId: id, quantity: 1, seenPriceCents: 9900 }
  const once = await change([], { intent: 'add', line })
  expect(once).toMatchObject({ ok: true, lines: [{ productId: id, quantity: 1 }] })
  const twice = await change([line], { intent: 'add', line: { ...line, quantity: 2 } })
  expect(twice).toMatchObject({ ok: true, lines: [{ productId: id, quantity: 3 }] })
  const tooMany = await change([{ ...line, quantity: 3 }], { intent: 'add', line })
  expect(tooMany).toMatchObject({ ok: false, reason: 'only_left', left: 3 })
})

test('does not add what is not sold', async () => {
  const { id } = await addProduct(ctx(), { isActive: false })
  for (const productId of [id, randomUUID()]) {
    expect(await change([], { intent: 'add', line: { productId, quantity: 1 } })).toEqual({
      ok: false,
      reason: 'product_gone',
    })
  }
})

test('sets a quantity; zero removes', async () => {
  const { id } = await addProduct(ctx())
  const lines = [{ productId: id, quantity: 1 }]
  expect(await change(lines, { intent: 'set', productId: id, quantity: 4 })).toMatchObject({
    ok: true,
    lines: [{ productId: id, quantity: 4 }],
  })
  expect(await change(lines, { intent: 'set', productId: id, quantity: 0 })).toEqual({ ok: true, lines: [] })
  expect(await change(lines, { intent: 'remove', productId: id })).toEqual({ ok: true, lines: [] })
  expect(await change([], { intent: 'set', productId: id, quantity: 4 })).toMatchObject({
    reason: 'not_in_cart',
  })
})

test('takes today’s terms: new prices, what is left, nothing that is gone', async () => {
  const dearer = await addProduct(ctx())
  const short = await addProduct(ctx(), { initialStock: 2 })
  const soldOut = await addProduct(ctx(), { initialStock: 0 })
  const gone = await addProduct(ctx(), { isActive: false })
  await changeProduct(ctx(), dearer.id, { priceCents: 12_000 })
  const lines = [dearer, short, soldOut, gone].map(({ id }) => ({
    productId: id,
    quantity: 5,
    seenPriceCents: 9900,
  }))
  expect(await change(lines, { intent: 'accept' })).toEqual({
    ok: true,
    lines: [
      { productId: dearer.id, quantity: 5, seenPriceCents: 12_000 },
      { productId: short.id, quantity: 2, seenPriceCents: 9900 },
    ],
  })
})
