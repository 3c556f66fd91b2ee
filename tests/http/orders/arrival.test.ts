import { beforeAll, expect, test } from 'vitest'
import { deliveryPromise } from '#domain/orders/arrivals/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
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
