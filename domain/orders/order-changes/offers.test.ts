import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orders } from '#database/schema/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { endOffer } from '#domain/catalog/offers/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { addOffer } from '#tests/data/offers.ts'
import { mustPlaceRow, newContact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addCategory, addProduct, type TestProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { quoteCart } from '../cart/index.ts'
import { quoteCheckout } from '../checkout/index.ts'
import { quoteOrderEntry, writeOrder } from '../order-entry/index.ts'
import { quoteOrderEntryInput, writeOrderInput } from '../order-entry/schemas.ts'
import { orderConfirmation } from '../order-mails/order-confirmation.ts'
import { getOrder } from '../orders/index.ts'
import { changeOrder, previewOrderChange } from './index.ts'
import { changeOrderInput, previewOrderChangeInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)
const collected = { delivery: { method: 'pickup' } as const }

/** Two products of a category in which three are paid as two. */
async function threeForTwo() {
  const { id: categoryId } = await inTransaction(asShop(ctx()), addCategory)
  const [dear, cheap] = [
    await addProduct(ctx(), { categoryId, priceCents: 10_000 }),
    await addProduct(ctx(), { categoryId, priceCents: 6_000 }),
  ]
  const name = { en: 'Three for two', th: 'ซื้อสามจ่ายสอง' }
  const offer = await addOffer(ctx(), {
    name,
    categoryId,
    kind: 'pay_for',
    buyQuantity: 3,
    payQuantity: 2,
  })
  return { dear, cheap, offer, name }
}
const linesOf = (...wanted: [TestProduct, number][]) =>
  wanted.map(([product, quantity]) => ({ product, quantity }))
const asked = (...wanted: [TestProduct, number][]) =>
  wanted.map(([{ id: productId }, quantity]) => ({ productId, quantity }))
const chargesOf = (orderId: string) =>
  inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select({
        quantity: orderItems.quantity,
        unitPriceCents: orderItems.unitPriceCents,
        discountCents: orderItems.discountCents,
      })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position)),
  )
const rowOf = (orderId: string) =>
  inTransaction(asShop(ctx()), async ({ db }) => {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    return row
  })

test('cart, checkout, order, mail and staff say and charge the same of an offer', async () => {
  const { dear, cheap, offer, name } = await threeForTwo()
  const lines = asked([dear, 2], [cheap, 1])
  const taken = { subtotalCents: 26_000, offers: [{ name: name.th, cents: 6_000 }], goodsCents: 20_000 }
  expect(await quoteCart(ctx(), { lines, language: 'th' })).toMatchObject(taken)
  const quote = { lines, language: 'th', deliveryMethod: 'pickup', province: undefined } as const
  expect(await quoteCheckout(ctx(), quote)).toMatchObject({ cart: taken, totalCents: 20_000 })

  const agreed = { ...collected, contact: newContact(), agreedTotalCents: 20_000, language: 'th' as const }
  const row = await mustPlaceRow(ctx(), orderOf(linesOf([dear, 2], [cheap, 1]), agreed))
  expect(row).toMatchObject({
    subtotalCents: 26_000,
    discountCents: 6_000,
    totalCents: 20_000,
    offers: [{ id: offer.id, name, cents: 6_000 }],
  })
  expect(await chargesOf(row.id)).toEqual([
    { quantity: 2, unitPriceCents: 10_000, discountCents: 0 },
    { quantity: 1, unitPriceCents: 6_000, discountCents: 6_000 },
  ])
  const mail = orderConfirmation(await getOrder(asShop(ctx()), { id: row.id }), await getShop(ctx()))
  expect(mail.text).toContain(name.th)

  const entry = { lines, deliveryMethod: 'pickup' }
  expect(await quoteOrderEntry(moderator(), quoteOrderEntryInput.parse(entry))).toMatchObject({
    totalCents: 20_000,
    offers: [{ cents: 6_000 }],
  })
  const written = await writeOrder(admin(), {
    ...writeOrderInput.parse({
      lines,
      contact: newContact(),
      delivery: { method: 'pickup' },
      payment: { method: 'bank_transfer' },
      discount: { kind: 'amount', amountCents: 1_000, reason: 'A good customer' },
      agreedTotalCents: 19_000,
    }),
    idempotencyKey: randomUUID(),
  })
  expect(written).toMatchObject({ ok: true })
})

test('an offer that ends while the cart is open is named, and nothing is ordered at another total', async () => {
  const { dear, offer, name } = await threeForTwo()
  const input = orderOf(linesOf([dear, 3]), {
    ...collected,
    contact: newContact(),
    agreedTotalCents: 20_000,
  })
  await endOffer(admin(), { id: offer.id })
  expect(await tryToPlace(ctx(), input)).toEqual({
    ok: false,
    reason: 'total_changed',
    totalCents: 30_000,
    endedOffers: [name.en],
  })
  const lines = asked([dear, 3])
  expect(await quoteCart(ctx(), { lines, language: 'en' })).toMatchObject({
    goodsCents: 30_000,
    endedOffers: [{ name: name.en }],
  })
  // It took nothing off so few.
  const fewer = await quoteCart(ctx(), { lines: asked([dear, 2]), language: 'en' })
  expect(fewer.endedOffers).toEqual([])
})

test('a sale price that ended is named too, and seen as a changed price', async () => {
  const product = await addProduct(ctx())
  const sale = { productId: product.id, kind: 'sale_price' as const, amountCents: 8_000 }
  const { id } = await addOffer(ctx(), sale)
  await endOffer(admin(), { id })
  const order = orderOf(linesOf([product, 1]), { ...collected, agreedTotalCents: 8_000 })
  expect(await tryToPlace(ctx(), order)).toMatchObject({ endedOffers: ['Test offer'], totalCents: 9_900 })
  const lines = [{ productId: product.id, quantity: 1, seenPriceCents: 8_000 }]
  const cart = await quoteCart(ctx(), { lines, language: 'en' })
  expect(cart.lines[0]).toMatchObject({ unitPriceCents: 9_900, priceWasCents: 8_000, sale: null })
})

test('a code that takes nothing off beside the offers is refused, and not used up', async () => {
  const product = await addProduct(ctx())
  await addOffer(ctx(), { productId: product.id, kind: 'sale_price', amountCents: 8_000 })
  const { code: discountCode } = await addDiscount(ctx(), { percent: 5 })
  const lines = asked([product, 1])
  const quote = {
    lines,
    language: 'en',
    deliveryMethod: 'pickup',
    province: undefined,
    discountCode,
  } as const
  expect(await quoteCheckout(ctx(), quote)).toMatchObject({
    discount: null,
    discountRefusal: { reason: 'offers_better' },
    totalCents: 8_000,
  })
  const given = { ...collected, discountCode, agreedTotalCents: 8_000 }
  expect(await tryToPlace(ctx(), orderOf(linesOf([product, 1]), given))).toMatchObject({
    reason: 'discount_refused',
    refusal: { reason: 'offers_better' },
  })
  const better = await addDiscount(ctx(), { percent: 50 })
  expect(await quoteCheckout(ctx(), { ...quote, discountCode: better.code })).toMatchObject({
    discount: { discountCents: 4_950 },
    totalCents: 4_950,
  })
})

test('a changed order keeps the offers and sale prices of when it was placed', async () => {
  const { dear, cheap, offer, name } = await threeForTwo()
  const onSale = await addProduct(ctx())
  const sale = await addOffer(ctx(), { productId: onSale.id, kind: 'sale_price', amountCents: 8_000 })
  const order = orderOf(linesOf([dear, 2], [cheap, 1], [onSale, 1]), {
    ...collected,
    contact: newContact(),
    agreedTotalCents: 28_000,
  })
  const { id: orderId } = await mustPlaceRow(ctx(), order)
  await endOffer(admin(), { id: offer.id })
  await endOffer(admin(), { id: sale.id })

  const wanted = { lines: asked([dear, 2], [cheap, 1], [onSale, 2]) }
  const shown = await previewOrderChange(moderator(), previewOrderChangeInput.parse({ orderId, ...wanted }))
  if (!shown.ok) throw new Error(shown.reason)
  // One more at the price of today.
  expect(shown.after).toMatchObject({ discountCents: 6_000, totalCents: 28_000 + 9_900 })
  expect(shown.lostOffers).toEqual([{ name: { en: 'Test offer', th: 'โปรโมชั่นทดสอบ' }, hasEnded: true }])
  const { version, balanceCents: agreedBalanceCents } = shown
  const input = changeOrderInput.parse({ orderId, ...wanted, version, agreedBalanceCents, reason: 'More' })
  expect(await changeOrder(moderator(), input)).toMatchObject({ ok: true })
  expect(await rowOf(orderId)).toMatchObject({ totalCents: 37_900, offers: [{ id: offer.id, cents: 6_000 }] })

  // Two are too few for a free one.
  const fewer = { lines: asked([dear, 2]) }
  const less = await previewOrderChange(moderator(), previewOrderChangeInput.parse({ orderId, ...fewer }))
  expect(less).toMatchObject({ ok: true, after: { discountCents: 0, totalCents: 20_000 } })
  expect(less).toMatchObject({ lostOffers: [{ name, hasEnded: false }] })
})
