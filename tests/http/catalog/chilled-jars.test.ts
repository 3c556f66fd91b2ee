import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '#domain/kernel/context.ts'
import { DEFAULT_SETTINGS, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { cartPage as cartEn } from '#shared/messages/en/orders/cart-page.ts'
import { checkout as checkoutEn } from '#shared/messages/en/orders/checkout.ts'
import { purchase as en } from '#shared/messages/en/orders/purchase.ts'
import { cartPage as cartTh } from '#shared/messages/th/orders/cart-page.ts'
import { checkout as checkoutTh } from '#shared/messages/th/orders/checkout.ts'
import { purchase as th } from '#shared/messages/th/orders/purchase.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Jars that must stay cold, as their buyers and those who pack them read of them. */

const shop = useTestDatabase()
let app: TestApp
let ada: TestPerson
let cold: TestProduct
let other: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  const ctx = testCtx(shop())
  ada = await addPerson(ctx, { roles: ['admin'] })
  const name = { en: 'Fresh paste', th: 'พริกแกงสด' }
  cold = await addProduct(ctx, { name, keepCold: true, initialStock: 100 })
  other = await addProduct(ctx, { initialStock: 100 })
})
const admin = (): Ctx => testCtx(shop(), { actor: asStaff(ada, true) })

/** Saves it, and waits until the pages have heard of it. */
async function setIcePack(icePack: DeliverySettings['icePack'], said: string): Promise<void> {
  const { version } = (await listSettings(admin())).delivery
  const value = { ...DEFAULT_SETTINGS.delivery, icePack }
  expect(await updateSettings(admin(), { group: 'delivery', value, version })).toEqual({ ok: true })
  await eventually(
    () => open(`/product/${cold.slug}`),
    (page) => page.says(said),
  )
}

const open = async (path: string) => pageOf(await app.fetch(path))

async function withCart(...products: TestProduct[]): Promise<Browser> {
  const browser = openBrowser(app)
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }))
  browser.cookies.set('__Host-cart', serializeCart(lines))
  return browser
}

const filled = {
  'contact.firstName': contact.firstName,
  'contact.lastName': contact.lastName,
  'contact.phone': contact.phone,
  'delivery.method': 'courier',
  'delivery.address.street': '1 Long Street',
  'delivery.address.city': 'Cape Town',
  'delivery.address.province': 'WC',
  'delivery.address.postalCode': '8001',
  'payment.method': 'bank_transfer',
}
const sumsOf = (page: Page) =>
  page.all('dt').map((label) => [label.textContent.trim(), label.nextElementSibling?.textContent.trim()])
const canPlace = (page: Page) => page.all('button[value="place"]').length > 0
const shipsOf = (page: Page) =>
  page.all('script[type="application/ld+json"]').map(({ rawText }) => rawText.includes('shippingDetails'))

const SAID = {
  en: {
    prefix: '',
    texts: en,
    cart: cartEn,
    checkout: checkoutEn,
    withIcePack: 'Chilled: goes with an ice pack, R35.00 an order.',
    collectionOnly: 'Chilled: collection only.',
    refused:
      'These jars must stay cold and can only be collected: Fresh paste. Choose “Collect”, or take them out.',
    shipping: 'Chilled jars leave with an ice pack, on Mondays, so that none spends a weekend in a depot.',
    price: 'R35.00 an order',
  },
  th: {
    prefix: '/th',
    texts: th,
    cart: cartTh,
    checkout: checkoutTh,
    withIcePack: 'สินค้าแช่เย็น ส่งพร้อมเจลเย็น คิดเพิ่มคำสั่งซื้อละ R35.00',
    collectionOnly: 'สินค้าแช่เย็น รับเองที่ร้านเท่านั้น',
    refused: 'สินค้าเหล่านี้ต้องแช่เย็นตลอด รับเองที่ร้านเท่านั้น: พริกแกงสด เลือก “รับเองที่ร้าน” หรือนำออกจากตะกร้า',
    shipping: 'กระปุกแช่เย็นส่งพร้อมเจลเย็น ออกจากร้านทุกวันจันทร์ ไม่มีกระปุกไหนค้างคลังข้ามวันหยุด',
    price: 'คำสั่งซื้อละ R35.00',
  },
} as const

describe.each(Object.values(SAID))('with ice packs, in $prefix/', (said) => {
  const { prefix, texts } = said
  beforeEach(() => setIcePack({ cents: 3_500, weekdays: ['mon'] }, SAID.en.withIcePack))

  test('a product, a cart and the checkout say so and what it costs; other jars say nothing', async () => {
    expect((await open(`${prefix}/product/${cold.slug}`)).says(said.withIcePack)).toBe(true)
    expect((await open(`${prefix}/product/${other.slug}`)).says(said.withIcePack)).toBe(false)
    const browser = await withCart(cold, other)
    const cart = await pageOf(await browser.get(`${prefix}/cart`))
    expect(cart.all('li').filter(({ textContent }) => textContent.includes(said.withIcePack))).toHaveLength(1)
    const checkout = await pageOf(await browser.get(`${prefix}/checkout`))
    expect(checkout.textOf('#delivery-method-courier-hint')).toContain(said.withIcePack)
    const without = await withCart(other)
    expect((await pageOf(await without.get(`${prefix}/checkout`))).says(said.withIcePack)).toBe(false)
  })

  test('it is in the totals from the review to the order’s page, and on the packing slip', async () => {
    const browser = await withCart(cold)
    const key = (await pageOf(await browser.get(`${prefix}/checkout`))).valueOf('key')
    const fields = { ...filled, 'contact.email': newAddress(), key }
    const review = await pageOf(await browser.post(`${prefix}/checkout`, { ...fields, intent: 'review' }))
    const sums = [
      [texts.total.delivery, 'R75.00'],
      [texts.total.icePack, 'R35.00'],
      [texts.total.total, 'R209.00'],
    ]
    expect(sumsOf(review)).toEqual(expect.arrayContaining(sums))
    const agreed = { lines: review.valueOf('lines'), agreedTotalCents: review.valueOf('agreedTotalCents') }
    const placed = await browser.post(`${prefix}/checkout`, { ...fields, ...agreed, intent: 'place' })
    expect(placed.status).toBe(303)
    const order = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
    expect(sumsOf(order)).toEqual(expect.arrayContaining(sums))

    const headers = { cookie: await cookieOf(testCtx(shop()), ada) }
    const input = orderOf([{ product: cold, quantity: 1 }], { agreedTotalCents: 20_900 })
    const { id } = await mustPlaceRow(testCtx(shop()), input)
    const slip = await app.fetch(`${prefix}/admin/orders/print?kind=slip&id=${id}`, { headers })
    expect((await pageOf(slip)).says(texts.total.icePack)).toBe(true)
  })

  test('the page about delivery says on which days they leave, and what the ice pack costs', async () => {
    const page = await open(`${prefix}/shipping`)
    expect([page.says(said.shipping), page.says(said.price)]).toEqual([true, true])
  })

  test('search engines are told the price with it', async () => {
    const page = await open(`${prefix}/product/${cold.slug}`)
    expect(page.all('script[type="application/ld+json"]').join('')).toContain('"164.00"')
  })
})

describe.each(Object.values(SAID))('without ice packs, in $prefix/', (said) => {
  const { prefix, cart, checkout } = said
  beforeEach(() => setIcePack(null, SAID.en.collectionOnly))

  test('a product and a cart say that they are only collected, and promise no courier', async () => {
    const page = await open(`${prefix}/product/${cold.slug}`)
    expect(page.says(said.collectionOnly)).toBe(true)
    const section = page.textOf('section:has(a[href$="/shipping"])')
    expect(section).not.toMatch(/Order and pay by|สั่งและชำระเงินก่อน|R600/)
    expect(shipsOf(page)).not.toContain(true)
    expect(shipsOf(await open(`${prefix}/product/${other.slug}`))).toContain(true)

    const browser = await withCart(cold, other)
    const inCart = await pageOf(await browser.get(`${prefix}/cart`))
    expect(inCart.textOf('section[aria-labelledby="summary"]')).toContain(said.collectionOnly)
    expect(inCart.says(cart.deliveryFrom('R75.00', 'R129.00'))).toBe(false)
    const page2 = await pageOf(await browser.get(`${prefix}/checkout`))
    expect(page2.textOf('#delivery-method-courier-hint')).toContain(said.collectionOnly)
    expect((await open(`${prefix}/shipping`)).says(said.shipping)).toBe(false)
  })

  test('the checkout refuses a courier, names the jars, and lets them be collected', async () => {
    const browser = await withCart(cold, other)
    const key = (await pageOf(await browser.get(`${prefix}/checkout`))).valueOf('key')
    const fields = { ...filled, 'contact.email': newAddress(), key }
    const refused = await browser.post(`${prefix}/checkout`, { ...fields, intent: 'review' })
    expect(refused.status).toBe(409)
    const page = await pageOf(refused)
    expect(page.textOf('#next')).toContain(said.refused)
    expect(said.refused).toContain(`“${checkout.delivery.pickup}”`)
    expect(canPlace(page)).toBe(false)

    const collected = { ...fields, 'delivery.method': 'pickup' }
    const review = await pageOf(await browser.post(`${prefix}/checkout`, { ...collected, intent: 'review' }))
    const agreed = { lines: review.valueOf('lines'), agreedTotalCents: review.valueOf('agreedTotalCents') }
    expect(agreed.agreedTotalCents).toBe('19800')
    const placed = await browser.post(`${prefix}/checkout`, { ...collected, ...agreed, intent: 'place' })
    expect(placed.status).toBe(303)
  })

  test('a code may be tried before anything is said of them', async () => {
    const browser = await withCart(cold)
    const tried = await browser.post(`${prefix}/checkout`, { intent: 'discount', discountCode: '' })
    expect((await pageOf(tried)).says(said.refused)).toBe(false)
  })
})

test('an order that was reviewed before ice packs were given up is refused with the names', async () => {
  await setIcePack({ cents: 3_500, weekdays: ['mon'] }, SAID.en.withIcePack)
  const browser = await withCart(cold)
  const key = (await pageOf(await browser.get('/checkout'))).valueOf('key')
  const fields = { ...filled, 'contact.email': newAddress(), key }
  const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
  const agreed = { lines: review.valueOf('lines'), agreedTotalCents: review.valueOf('agreedTotalCents') }
  await setIcePack(null, SAID.en.collectionOnly)
  const refused = await browser.post('/checkout', { ...fields, ...agreed, intent: 'place' })
  expect(refused.status).toBe(409)
  expect((await pageOf(refused)).textOf('#next')).toContain(SAID.en.refused)
})

test('the API says which jars are only collected, and what an ice pack adds', async () => {
  const order = (body: object, language = 'en') =>
    app.fetch(`/api/orders?language=${language}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    })
  const input = orderOf([{ product: cold, quantity: 1 }])
  await setIcePack(null, SAID.en.collectionOnly)
  const refused = await order(input)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'collection_only',
    title: 'Some products must stay cold and can only be collected. See `lines`.',
    lines: [{ productId: cold.id, name: 'Fresh paste' }],
  })
  expect(await (await order({ ...input, language: 'th' }, 'th')).json()).toMatchObject({
    title: 'สินค้าบางรายการต้องแช่เย็นตลอด รับเองที่ร้านเท่านั้น ดู `lines`',
    lines: [{ name: 'พริกแกงสด' }],
  })
  await setIcePack({ cents: 3_500, weekdays: ['mon'] }, SAID.en.withIcePack)
  expect(await (await order(input)).json()).toMatchObject({ code: 'total_changed', totalCents: 20_900 })
  expect((await order({ ...input, agreedTotalCents: 20_900 })).status).toBe(201)
  const product = await (await app.fetch(`/api/products/${cold.slug}`)).json()
  expect(product).toMatchObject({ product: { keepCold: true } })
})

test('the feed of products has the price with the ice pack, and not what is only collected', async () => {
  const feed = async () => (await app.fetch('/feeds/en/products.xml')).text()
  await setIcePack({ cents: 3_500, weekdays: ['mon'] }, SAID.en.withIcePack)
  const itemOf = (xml: string, slug: string) =>
    xml.split('<item>').find((item) => item.includes(`/product/${slug}<`))
  const withIcePack = await feed()
  expect(itemOf(withIcePack, cold.slug)).toContain('164.00 ZAR')
  expect(itemOf(withIcePack, other.slug)).toContain('129.00 ZAR')
  await setIcePack(null, SAID.en.collectionOnly)
  const without = await feed()
  expect(itemOf(without, cold.slug)).toBeUndefined()
  expect(itemOf(without, other.slug)).toContain('129.00 ZAR')
})
