import { beforeAll, expect, test } from 'vitest'
import { deliveryPromise } from '#domain/orders/arrivals/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { Province } from '#shared/accounts/provinces.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { formatDays } from '#shared/orders/format-days.ts'
import { checkout as en } from '#shared/messages/en/orders/checkout.ts'
import { checkout as th } from '#shared/messages/th/orders/checkout.ts'
import { contact } from '#tests/data/orders.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx())
})

const filled = {
  intent: 'review',
  'contact.email': contact.email,
  'contact.firstName': contact.firstName,
  'contact.lastName': contact.lastName,
  'contact.phone': contact.phone,
  'delivery.address.street': '1 Long Street',
  'delivery.address.city': 'Cape Town',
  'delivery.address.postalCode': '8001',
  'payment.method': 'bank_transfer',
}

test.each([
  ['WC', '', 'en', en],
  ['LP', '', 'en', en],
  ['WC', '/th', 'th', th],
] as const)(
  'the review says when it comes to %s, and nothing of it to who collects: %s',
  async (province, prefix, locale, { review }) => {
    const browser = openBrowser(app)
    browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
    const answer = async (method: string) => {
      const wanted = { ...filled, 'delivery.method': method, 'delivery.address.province': province }
      const page = await pageOf(await browser.post(`${prefix}/checkout`, wanted))
      expect(page.all('button[value="place"]')).toHaveLength(1)
      return page
    }
    const { arrivals } = deliveryPromise(await getSettings(ctx()), ctx().now())
    const own = arrivals.find(({ provinces }) => provinces.includes(province))
    const days = formatDays(own?.from ?? '', own?.to ?? '', locale)
    const sent = await answer('courier')
    const to = sent.all('dt').find((label) => label.textContent.startsWith(review.to))
    expect(to?.nextElementSibling?.textContent).toContain(days)
    expect((await answer('pickup')).all('dd p')).toEqual([])
  },
)

test('the chosen province is remembered: the cart and a new checkout say its days', async () => {
  const { arrivals } = deliveryPromise(await getSettings(ctx()), ctx().now())
  const daysTo = (province: Province) => {
    const own = arrivals.find(({ provinces }) => provinces.includes(province))
    return formatDays(own?.from ?? '', own?.to ?? '', 'en')
  }
  const browser = openBrowser(app)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const cartText = async () => (await pageOf(await browser.get('/cart'))).textOf('main')
  expect(await cartText()).toContain('depending on your province')
  const wanted = { ...filled, 'delivery.method': 'courier', 'delivery.address.province': 'LP' }
  await browser.post('/checkout', wanted)
  expect(await cartText()).toContain(`${daysTo('LP')} · Limpopo`)
  const page = await pageOf(await browser.get('/checkout'))
  const [chosen] = page.all('select[name="delivery.address.province"] option[selected]')
  expect(chosen?.getAttribute('value')).toBe('LP')
  expect(page.textOf('#delivery-method-courier-hint')).toContain(`${daysTo('LP')} · Limpopo`)
})

test('a code of another province than the chosen one is pointed out, and stands in nobody’s way', async () => {
  const browser = openBrowser(app)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const review = async (postalCode: string) => {
    const wanted = { 'delivery.method': 'courier', 'delivery.address.province': 'WC' }
    const page = await pageOf(
      await browser.post('/checkout', { ...filled, ...wanted, 'delivery.address.postalCode': postalCode }),
    )
    expect(page.all('button[value="place"]')).toHaveLength(1)
    return page.textOf('main')
  }
  const said = en.delivery.usuallyIn('2196', 'Gauteng')
  expect((await review('2196')).split(said)).toHaveLength(3)
  // One of the same province, and one of which nobody can tell.
  expect(await review('7925')).not.toContain('is usually in')
  expect(await review('8240')).not.toContain('is usually in')
})
