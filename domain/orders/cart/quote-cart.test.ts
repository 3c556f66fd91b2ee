import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { quoteCart } from './quote-cart.ts'
import { quoteCartInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const quote = (lines: object[], language = 'en') =>
  quoteCart(ctx(), quoteCartInput.parse({ lines, language }))

test('prices each line from the database and adds up', async () => {
  const [a, b] = [
    await addProduct(ctx(), { priceCents: 9900 }),
    await addProduct(ctx(), { priceCents: 8501 }),
  ]
  const cart = await quote([
    { productId: a.id, quantity: 2, seenPriceCents: 9900 },
    { productId: b.id, quantity: 3 },
  ])
  expect(cart.lines.map((line) => [line.productId, line.unitPriceCents, line.totalCents])).toEqual([
    [a.id, 9900, 19_800],
    [b.id, 8501, 25_503],
  ])
  expect(cart.lines[0]).toMatchObject({ name: expect.stringContaining('paste'), image: null })
  expect(cart).toMatchObject({ itemCount: 5, subtotalCents: 45_303, canCheckOut: true, goneProductIds: [] })
  // 15/115 of 19,800 and of 25,503, each rounded.
  expect(cart.vatCents).toBe(2583 + 3326)
  expect(cart.lines.every((line) => line.priceWasCents === undefined && line.onlyLeft === undefined)).toBe(
    true,
  )
})

test('names are in the requested language', async () => {
  const { id } = await addProduct(ctx(), { name: { en: 'Paste', th: 'พริกแกง' } })
  expect((await quote([{ productId: id, quantity: 1 }], 'th')).lines[0]?.name).toBe('พริกแกง')
})

test('says that a price changed, and charges the new one', async () => {
  const { id } = await addProduct(ctx(), { priceCents: 9900 })
  await changeProduct(ctx(), id, { priceCents: 10_500 })
  const cart = await quote([{ productId: id, quantity: 1, seenPriceCents: 9900 }])
  expect(cart.lines[0]).toMatchObject({ unitPriceCents: 10_500, priceWasCents: 9900 })
  expect(cart.canCheckOut).toBe(true)
})

test('says how many are left when stock is short, and cannot be ordered', async () => {
  const few = await addProduct(ctx(), { initialStock: 2 })
  const none = await addProduct(ctx(), { initialStock: 0 })
  const cart = await quote([
    { productId: few.id, quantity: 3 },
    { productId: none.id, quantity: 1 },
  ])
  expect(cart.lines.map((line) => line.onlyLeft)).toEqual([2, 0])
  expect(cart.canCheckOut).toBe(false)
  expect((await quote([{ productId: few.id, quantity: 2 }])).canCheckOut).toBe(true)
})

test('does not say how many are left unless few are', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 88 })
  const cart = await quote([{ productId: id, quantity: 99 }])
  expect(cart.canCheckOut).toBe(false)
  expect(cart.lines[0]).toMatchObject({ stock: { state: 'in_stock' }, onlyLeft: null })
})

test('lists products that are gone', async () => {
  const inactive = await addProduct(ctx(), { isActive: false })
  const never = randomUUID()
  const cart = await quote([
    { productId: inactive.id, quantity: 1 },
    { productId: never, quantity: 1 },
  ])
  expect(cart).toMatchObject({
    lines: [],
    goneProductIds: [inactive.id, never],
    canCheckOut: false,
    subtotalCents: 0,
  })
})

test('an empty cart cannot be ordered', async () => {
  expect(await quote([])).toMatchObject({ itemCount: 0, subtotalCents: 0, vatCents: 0, canCheckOut: false })
})

test('two lines of one product are merged, so that splitting cannot exceed the stock', async () => {
  const { id } = await addProduct(ctx(), { initialStock: 3 })
  const cart = await quote([
    { productId: id, quantity: 2 },
    { productId: id.toUpperCase(), quantity: 2 },
  ])
  expect(cart.lines).toHaveLength(1)
  expect(cart.lines[0]).toMatchObject({ quantity: 4, onlyLeft: 3 })
})

const id = randomUUID()
test.each([
  ['quantity 0', [{ productId: id, quantity: 0 }]],
  ['a negative quantity', [{ productId: id, quantity: -1 }]],
  ['half a jar', [{ productId: id, quantity: 1.5 }]],
  ['a billion', [{ productId: id, quantity: 1e9 }]],
  ['a quantity in text', [{ productId: id, quantity: '2' }]],
  ['no quantity', [{ productId: id }]],
  ['a malformed id', [{ productId: 'pad-thai-sauce', quantity: 1 }]],
  ['an unknown field', [{ productId: id, quantity: 1, priceCents: 1 }]],
  [
    'two lines that are together too many',
    [
      { productId: id, quantity: 60 },
      { productId: id, quantity: 60 },
    ],
  ],
  ['too many lines', Array.from({ length: 41 }, () => ({ productId: randomUUID(), quantity: 1 }))],
])('the schema refuses %s', (_what, lines) => {
  expect(quoteCartInput.safeParse({ lines }).success).toBe(false)
})
