import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orderSets } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { changeCart, quoteCart } from '#domain/orders/cart/index.ts'
import { mustPlaceRow, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addProduct, changeProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { quoteCheckout } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const delivery = { method: 'pickup' } as const

/** Two of one product and one of another, which is free of VAT, for R100 in place of R110. */
async function addBox(stock: { a: number; b: number }) {
  const a = await addProduct(ctx(), { priceCents: 3_000, initialStock: stock.a })
  const b = await addProduct(ctx(), {
    priceCents: 5_000,
    initialStock: stock.b,
    vatClass: 'zero',
    keepCold: true,
  })
  const box = await addSet(
    ctx(),
    [
      { product: a, quantity: 2 },
      { product: b, quantity: 1 },
    ],
    { priceCents: 10_000 },
  )
  return { a, b, box }
}
const linesOf = (lines: [TestProduct, number][]) =>
  lines.map(([product, quantity]) => ({ productId: product.id, quantity }))

test('a set is ordered as its parts, which share its price and its VAT to the cent', async () => {
  const { a, b, box } = await addBox({ a: 20, b: 20 })
  const lines = linesOf([[box, 3]])
  const quote = await quoteCheckout(ctx(), {
    lines,
    language: 'en',
    deliveryMethod: 'pickup',
    province: undefined,
  })
  // 30,000 × 6 : 5; the second part is free of VAT.
  const vatCents = Math.round((16_364 * 15) / 115)
  expect(quote).toMatchObject({ totalCents: 30_000, vatCents })
  expect(quote.cart.lines[0]).toMatchObject({
    totalCents: 30_000,
    keepCold: true,
    parts: [
      { productId: a.id, quantity: 6, totalCents: 16_364 },
      { productId: b.id, quantity: 3, totalCents: 13_636 },
    ],
  })
  const order = await mustPlaceRow(ctx(), orderOf([{ product: box, quantity: 3 }], { delivery }))
  expect(order).toMatchObject({ subtotalCents: 30_000, totalCents: 30_000, vatCents })
  const [sets, items] = await inTransaction(asShop(ctx()), async ({ db }) => [
    await db.select().from(orderSets).where(eq(orderSets.orderId, order.id)),
    await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.position)),
  ])
  expect(sets).toMatchObject([{ productId: box.id, quantity: 3, unitPriceCents: 10_000 }])
  expect(items).toMatchObject([
    { productId: a.id, orderSetId: sets[0]?.id, quantity: 6, totalCents: 16_364, vatCents },
    { productId: b.id, orderSetId: sets[0]?.id, quantity: 3, totalCents: 13_636, vatCents: 0 },
  ])
  expect(await stockOf(ctx(), a.id)).toMatchObject({ stock: 14, ledger: 14 })
  expect(await stockOf(ctx(), b.id)).toMatchObject({ stock: 17, ledger: 17 })
  expect(await stockOf(ctx(), box.id)).toMatchObject({ stock: 0, movements: 0 })
  const view = await getOrderByLink(ctx(), { accessKey: order.accessKey, language: 'th' })
  expect(view.lines).toMatchObject([
    {
      slug: box.slug,
      quantity: 3,
      unitPriceCents: 10_000,
      totalCents: 30_000,
      parts: [{ quantity: 6 }, { quantity: 3 }],
    },
  ])
})

test('a box of which a part is hidden or sold out is not ordered, and says so before', async () => {
  const { a, b, box } = await addBox({ a: 20, b: 20 })
  const input = orderOf([{ product: box, quantity: 1 }], { delivery })
  await changeProduct(ctx(), b.id, { isActive: false })
  expect(await tryToPlace(ctx(), input)).toMatchObject({
    reason: 'out_of_stock',
    lines: [{ productId: box.id, left: 0 }],
  })
  const quote = await quoteCart(ctx(), { lines: linesOf([[box, 1]]), language: 'en' })
  expect(quote).toMatchObject({
    canCheckOut: false,
    lines: [{ onlyLeft: 0, stock: { state: 'out_of_stock' } }],
  })
  expect(await stockOf(ctx(), a.id)).toMatchObject({ stock: 20, ledger: 20 })
})

test('a jar and a set that want the same last jars are told so in the cart, and one of them is kept', async () => {
  const { a, b, box } = await addBox({ a: 3, b: 9 })
  const lines = linesOf([
    [a, 2],
    [box, 1],
  ])
  const quote = await quoteCart(ctx(), { lines, language: 'en' })
  expect(quote).toMatchObject({ canCheckOut: false, lines: [{ onlyLeft: 1 }, { onlyLeft: 0 }] })
  const add = { intent: 'add', line: { productId: box.id, quantity: 1 } } as const
  expect(await changeCart(ctx(), { lines: lines.slice(0, 1), change: add, language: 'en' })).toMatchObject({
    reason: 'only_left',
    left: 0,
  })
  expect(await changeCart(ctx(), { lines, change: { intent: 'accept' }, language: 'en' })).toMatchObject({
    lines: [{ productId: a.id, quantity: 2 }],
  })
  const both = orderOf(
    [
      { product: a, quantity: 2 },
      { product: box, quantity: 1 },
    ],
    { delivery },
  )
  expect(await tryToPlace(ctx(), both)).toMatchObject({
    reason: 'out_of_stock',
    lines: [
      { productId: a.id, left: 3 },
      { productId: box.id, left: 1 },
    ],
  })
  expect(await stockOf(ctx(), b.id)).toMatchObject({ stock: 9, ledger: 9 })
  await mustPlaceRow(
    ctx(),
    orderOf(
      [
        { product: a, quantity: 1 },
        { product: box, quantity: 1 },
      ],
      { delivery },
    ),
  )
  expect(await stockOf(ctx(), a.id)).toMatchObject({ stock: 0, ledger: 0 })
})
