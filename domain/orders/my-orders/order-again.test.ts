import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, type TestPerson } from '#tests/data/people.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { addSize } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeCart } from '../cart/index.ts'
import { orderAgain } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const as = ({ actor }: TestPerson): Ctx => ({ ...ctx(), actor })

test('what is still sold is put into the cart at the price of now, and what is not is said', async () => {
  const [kept, dearer, few, gone, soldOut, other] = [
    await addProduct(ctx(), { initialStock: 9 }),
    await addProduct(ctx(), { initialStock: 9 }),
    await addProduct(ctx(), { initialStock: 3 }),
    await addProduct(ctx(), { initialStock: 9, name: { en: 'Old Paste', th: 'พริกแกงเก่า' } }),
    await addProduct(ctx(), { initialStock: 1, name: { en: 'Rare Sauce', th: 'ซอสหายาก' } }),
    await addProduct(ctx(), { initialStock: 9 }),
  ]
  const order = await mustPlaceRow(
    ctx(),
    orderOf([
      { product: kept, quantity: 2 },
      { product: dearer, quantity: 1 },
      { product: few, quantity: 2 },
      { product: gone, quantity: 1 },
      { product: soldOut, quantity: 1 },
    ]),
  )
  await changeProduct(ctx(), gone.id, { isActive: false })
  await changeProduct(ctx(), dearer.id, { priceCents: 12_300 })
  const there = [
    { productId: other.id, quantity: 4 },
    { productId: kept.id, quantity: 1 },
  ]
  const again = (lines: typeof there) =>
    orderAgain(ctx(), { order: { accessKey: order.accessKey }, lines, language: 'en' })
  const first = await again(there)
  expect(first.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [other.id, 4],
    [kept.id, 2],
    [dearer.id, 1],
    [few.id, 1],
  ])
  expect(first.lines.find(({ productId }) => productId === dearer.id)?.seenPriceCents).toBe(12_300)
  expect(first.missing).toEqual([
    { name: expect.any(String), reason: 'only_left', left: 1 },
    { name: 'Old Paste', reason: 'gone' },
    { name: 'Rare Sauce', reason: 'sold_out' },
  ])
  expect(first.hasAny).toBe(true)
  // Pressed twice, nothing is doubled.
  expect((await again(first.lines as typeof there)).lines).toEqual(first.lines)
})

test('a set comes back as one line, and a size as that size', async () => {
  const jar = await addProduct(ctx(), { initialStock: 9 })
  const size = await inTransaction(asShop(ctx()), (ctx) =>
    addSize(ctx, {
      productId: jar.id,
      size: {
        sku: `S-${jar.slug}`,
        barcode: null,
        priceCents: 30_000,
        netWeightValue: 1000,
        isActive: true,
        initialStock: 5,
      },
    }),
  )
  const box = await addSet(ctx(), [{ product: jar, quantity: 3 }], { priceCents: 20_000 })
  const order = await mustPlaceRow(
    ctx(),
    orderOf([
      { product: box, quantity: 2 },
      { product: { id: size.id, slug: '', priceCents: 30_000 }, quantity: 1 },
    ]),
  )
  const { accessKey } = order
  const again = await orderAgain(ctx(), { order: { accessKey }, lines: [], language: 'en' })
  expect(again.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [box.id, 1],
    [size.id, 1],
  ])
  // Three jars are left: one box.
  expect(again.missing).toEqual([
    { name: expect.stringContaining('Test paste'), reason: 'only_left', left: 1 },
  ])
})

test('a customer’s own cart is filled, and nobody else’s order fills it', async () => {
  const [ann, ben] = [await addPerson(ctx()), await addPerson(ctx())]
  const product = await addProduct(ctx(), { initialStock: 9 })
  const { id } = await mustPlaceRow(as(ann), orderOf([{ product, quantity: 2 }]))
  const input = { order: { id }, lines: [], language: 'en' } as const
  expect((await orderAgain(as(ann), { ...input, lines: [] })).lines).toMatchObject([{ quantity: 2 }])
  // It is in the account.
  const added = await changeCart(as(ann), {
    lines: [],
    change: { intent: 'add', line: { productId: product.id, quantity: 1 } },
    language: 'en',
  })
  expect(added).toMatchObject({ ok: true, lines: [{ quantity: 3 }] })
  for (const stranger of [as(ben), ctx()]) {
    await expect(orderAgain(stranger, { ...input, lines: [] })).rejects.toThrow('not_found')
  }
  const unknown = { accessKey: randomUUID() }
  await expect(orderAgain(ctx(), { order: unknown, lines: [], language: 'en' })).rejects.toThrow('not_found')
})
