import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { GIFT_CARD_LETTERS } from '#shared/orders/gift.ts'
import { checkoutGift as en } from '#shared/messages/en/orders/checkout-gift.ts'
import { checkout } from '#shared/messages/en/orders/checkout.ts'
import { checkoutGift as th } from '#shared/messages/th/orders/checkout-gift.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { courier, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* A gift from the checkout, in a browser without scripts. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { priceCents: 9900, initialStock: 100 })
})

const GIFT = {
  'gift.isWrapped': 'yes',
  'gift.card': 'Happy birthday 🎂\n<b>ยาย</b> & all',
  'gift.toReceiver': 'yes',
  'delivery.receiver.name': 'มะลิ ใจดี',
  'delivery.receiver.phone': '083 555 0100',
}

async function atCheckout(changes: Record<string, string> = {}, prefix = '') {
  const browser = openBrowser(app)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const first = await pageOf(await browser.get(`${prefix}/checkout`))
  const person = newContact()
  const fields = {
    key: first.valueOf('key'),
    ...Object.fromEntries(Object.entries(person).map(([name, value]) => [`contact.${name}`, value])),
    'delivery.method': 'courier',
    'delivery.address.street': '1 Long Street',
    'delivery.address.city': 'Cape Town',
    'delivery.address.province': 'WC',
    'delivery.address.postalCode': '8001',
    'payment.method': 'bank_transfer',
    ...GIFT,
    ...changes,
  }
  const send = (more: Record<string, string>) => browser.post(`${prefix}/checkout`, { ...fields, ...more })
  return { first, person, send }
}

test('is reviewed as it was typed, wrapped at its price, and placed for its receiver', async () => {
  const { first, person, send } = await atCheckout()
  expect(first.all('details[open]')).toEqual([])
  const page = await pageOf(await send({ intent: 'review' }))
  expect(page.wrongFields()).toEqual([])
  for (const words of [GIFT['delivery.receiver.name'], 'Gift wrapping', '<b>ยาย</b> & all', en.card]) {
    expect(page.says(words), words).toBe(true)
  }
  expect(page.valueOf('agreedTotalCents')).toBe(String(9_900 + 3_500 + 7_500))
  const placed = await send({
    intent: 'place',
    lines: page.valueOf('lines'),
    agreedTotalCents: page.valueOf('agreedTotalCents'),
  })
  expect(placed.status).toBe(303)
  const [order] = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(orders).where(eq(orders.email, person.email)),
  )
  expect(order).toMatchObject({
    phone: person.phone,
    gift: { receiver: { name: 'มะลิ ใจดี', phone: '0835550100' }, card: GIFT['gift.card'] },
  })
})

test.each([
  ['', en],
  ['/th', th],
])('loses nothing of 2,000 letters and asks for a name: %s/checkout', async (prefix, texts) => {
  const card = 'ก้'.repeat(2_000)
  const { send } = await atCheckout({ 'gift.card': card, 'delivery.receiver.name': '' }, prefix)
  const response = await send({ intent: 'review' })
  expect(response.status).toBe(422)
  const page = await pageOf(response)
  expect(page.wrongFields()).toEqual(['gift.card', 'delivery.receiver.name'])
  expect(page.textOf('#gift-card-error')).toBe(texts.cardTooLong(GIFT_CARD_LETTERS))
  expect(page.textOf('textarea[name="gift.card"]')).toBe(card)
  expect(page.all('details[open]').length).toBeGreaterThan(0)
})

test('staff change its card to what was typed, HTML and emoji too, and lose nothing of 2,000 letters', async () => {
  const delivery = { ...courier, receiver: { name: 'มะลิ ใจดี', phone: '+27835550100' } }
  const { id } = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { contact: newContact(), delivery }),
  )
  const browser = openBrowser(app)
  const moderator = await addPerson(ctx(), { roles: ['moderator'] })
  const [name = '', value = ''] = (await cookieOf(ctx(), moderator)).split('=')
  browser.cookies.set(name, value)
  const path = `/admin/orders/${id}/change`
  const fields = { [`quantity.${product.id}`]: '1', phone: '083 555 0100', note: '', discount: 'keep' }
  expect((await pageOf(await browser.get(path))).valueOf('receiver')).toBe('มะลิ ใจดี')
  const long = await pageOf(
    await browser.post(path, { ...fields, intent: 'preview', card: 'ก้'.repeat(2_000), receiver: '<b>' }),
  )
  expect(long.wrongFields()).toEqual(['receiver', 'card'])
  expect(long.textOf('textarea[name="card"]')).toBe('ก้'.repeat(2_000))
  const shown = await pageOf(
    await browser.post(path, { ...fields, intent: 'preview', card: GIFT['gift.card'] }),
  )
  expect(shown.wrongFields()).toEqual([])
  expect(shown.says('<b>ยาย</b> & all')).toBe(true)
})

test('that is collected asks for no receiver', async () => {
  const { send } = await atCheckout({ 'delivery.method': 'pickup', 'delivery.receiver.name': '' })
  const page = await pageOf(await send({ intent: 'review' }))
  expect(page.wrongFields()).toEqual([])
  expect(page.says(checkout.review.title)).toBe(true)
})
