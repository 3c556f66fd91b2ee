import { beforeAll, describe, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import type { HostedProvider } from '#adapters/payments/payment-provider.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { cartPage } from '#shared/messages/en/orders/cart-page.ts'
import { checkout as en } from '#shared/messages/en/orders/checkout.ts'
import { checkoutRefused as refusedEn } from '#shared/messages/en/orders/checkout-refused.ts'
import { purchase as purchaseEn } from '#shared/messages/en/orders/purchase.ts'
import { checkout as th } from '#shared/messages/th/orders/checkout.ts'
import { checkoutRefused as refusedTh } from '#shared/messages/th/orders/checkout-refused.ts'
import { purchase as purchaseTh } from '#shared/messages/th/orders/purchase.ts'
import { order as enOrder } from '#shared/messages/en/orders/order.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { type Page, pageOf, readPage } from '#tests/helpers/html.ts'
import { contact, mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { newAddress } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { pay } from '#tests/data/refunds.ts'
import { addVoucher, mustPlaceVoucher, rowOf } from '#tests/data/vouchers.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The checkout in a browser without scripts. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { priceCents: 9900, initialStock: 100 })
})

/** A browser with one jar in its cart, and the key of its checkout. */
async function atCheckout(of = app): Promise<{ browser: Browser; key: string }> {
  const browser = openBrowser(of)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const page = await pageOf(await browser.get('/checkout'))
  return { browser, key: page.valueOf('key') }
}

const filled = {
  'contact.email': contact.email,
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

const errorAt = (page: Page, id: string) => page.textOf(`#${id}-error`)
/** The page's word on the code, at its field. */
const statusOf = (page: Page) => page.textOf('form:has([name="discountCode"]) [role="status"]')
/** The amounts in a list of sums, by their labels. */
const sumsOf = (page: Page) =>
  page.all('dt').map((label) => [label.textContent.trim(), label.nextElementSibling?.textContent.trim()])
const canPlace = (page: Page) => page.all('button[value="place"]').length > 0

describe('a gift voucher', () => {
  test('is told where a letter is wrong, and pays what it can of the order', async () => {
    const voucher = await addVoucher(ctx())
    const { browser, key } = await atCheckout()
    const wrong = { intent: 'voucher', 'voucher.code': `${voucher.code.slice(0, -1)}*` }
    const refused = await pageOf(await browser.post('/checkout', wrong))
    expect(errorAt(refused, 'voucher-code')).toBe(en.fieldErrors.voucher_code)

    const fields = { ...filled, key, 'voucher.code': voucher.code.toLowerCase() }
    const page = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
    expect(sumsOf(page)).toContainEqual([purchaseEn.total.voucher, '−R100.00'])
    expect(sumsOf(page)).toContainEqual([purchaseEn.total.left, 'R74.00'])
    const placing = {
      ...fields,
      intent: 'place',
      lines: page.valueOf('lines'),
      agreedTotalCents: page.valueOf('agreedTotalCents'),
      agreedVoucherCents: page.valueOf('agreedVoucherCents'),
    }
    // Somebody else spends a part of it meanwhile.
    await mustPlaceRow(
      ctx(),
      orderOf([{ product, quantity: 1 }], {
        contact: newContact(),
        voucher: { code: voucher.code, cents: 4_000 },
      }),
    )
    const told = await pageOf(await browser.post('/checkout', placing))
    expect(errorAt(told, 'voucher-code')).toBe(refusedEn.voucher.tooLittle('R60.00'))
    expect(told.valueOf('agreedVoucherCents')).toBe('6000')
    const placed = await browser.post('/checkout', { ...placing, agreedVoucherCents: '6000' })
    expect(placed.status).toBe(303)
    expect((await rowOf(ctx(), voucher.id)).balanceCents).toBe(0)
  })

  test('stands on the order’s page with what is left to pay, and then with what was paid', async () => {
    const voucher = await addVoucher(ctx())
    const order = await mustPlaceRow(
      ctx(),
      orderOf([{ product, quantity: 1 }], {
        contact: newContact(),
        voucher: { code: voucher.code, cents: 10_000 },
      }),
    )
    const sums = async () => sumsOf(await pageOf(await openBrowser(app).get(`/order/${order.accessKey}`)))
    expect(await sums()).toContainEqual([purchaseEn.total.left, 'R74.00'])
    await pay(ctx(), order, 7_400)
    const paid = await sums()
    expect(paid).toContainEqual([purchaseEn.total.voucher, '−R100.00'])
    expect(paid).toContainEqual([enOrder.paymentStatuses.paid, '−R74.00'])
    expect(paid.map(([name]) => name)).not.toContain(purchaseEn.total.left)
  })

  test('is an order without delivery, and without VAT until it pays', async () => {
    const { order } = await mustPlaceVoucher(ctx())
    const sums = sumsOf(await pageOf(await openBrowser(app).get(`/order/${order.accessKey}`)))
    expect(sums).toContainEqual([purchaseEn.total.total, 'R500.00'])
    const names = sums.map(([name]) => name)
    expect(names).not.toContain(purchaseEn.total.delivery)
    expect(names).not.toContain(purchaseEn.total.vat(15))
  })
})

describe('a discount code', () => {
  test('can be checked before anything else is filled in, without other errors', async () => {
    const { code } = await addDiscount(ctx())
    const { browser } = await atCheckout()
    const typed = { intent: 'discount', discountCode: ` ${code.toLowerCase()}`, 'contact.firstName': 'Nok' }
    const response = await browser.post('/checkout', typed)
    const page = await pageOf(response)
    expect(response.status).toBe(200)
    expect(statusOf(page)).toBe(en.discount.takesOff(code, 'R9.90'))
    expect(sumsOf(page)).toContainEqual([purchaseEn.total.discount(code), '−R9.90'])
    expect(page.valueOf('contact.firstName')).toBe('Nok')
    expect(page.valueOf('discountCode')).toBe(typed.discountCode)
    expect(page.wrongFields()).toEqual([])
  })

  test.each([
    ['', en, refusedEn],
    ['/th', th, refusedTh],
  ])('that takes nothing off gets an error at its field: %s/checkout', async (prefix, texts, refused) => {
    const { code } = await addDiscount(ctx(), { minimumCents: 20_000 })
    const { browser } = await atCheckout()
    for (const [discountCode, text] of [
      ['NO-SUCH', refused.discount.unknown],
      [code, refused.discount.minimum('R200.00')],
      ['A'.repeat(31), texts.fieldErrors.too_long],
    ]) {
      for (const intent of ['discount', 'review']) {
        const fields = { ...filled, intent, discountCode: discountCode ?? '' }
        const response = await browser.post(`${prefix}/checkout`, fields)
        const page = await pageOf(response)
        expect(response.status).toBe(422)
        expect(errorAt(page, 'discountCode')).toBe(text)
        expect(page.valueOf('discountCode')).toBe(discountCode)
        expect(page.valueOf('contact.email')).toBe(contact.email)
        expect(canPlace(page)).toBe(false)
      }
    }
  })

  test('makes the order cheaper, by the amount in the review', async () => {
    const { code } = await addDiscount(ctx())
    const { browser, key } = await atCheckout()
    const fields = { ...filled, key, discountCode: code }
    const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
    expect(sumsOf(review)).toEqual(
      expect.arrayContaining([
        [purchaseEn.total.goods, 'R99.00'],
        [purchaseEn.total.discount(code), '−R9.90'],
        [purchaseEn.total.delivery, 'R75.00'],
        [purchaseEn.total.total, 'R164.10'],
      ]),
    )
    const agreed = { lines: review.valueOf('lines'), agreedTotalCents: review.valueOf('agreedTotalCents') }
    expect(agreed.agreedTotalCents).toBe('16410')
    const placed = await browser.post('/checkout', { ...fields, ...agreed, intent: 'place' })
    expect(placed.status).toBe(303)
    const order = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
    expect(sumsOf(order)).toEqual(
      expect.arrayContaining([
        [purchaseEn.total.discount(code), '−R9.90'],
        [purchaseEn.total.total, 'R164.10'],
      ]),
    )
  })

  test('that was used up since the review gets an error at its field, and no input is lost', async () => {
    const { code } = await addDiscount(ctx(), { maxUses: 1 })
    const [first, second] = [await atCheckout(), await atCheckout()]
    const send = async ({ browser, key }: { browser: Browser; key: string }) => {
      const fields = { ...filled, key, discountCode: code, intent: 'place', agreedTotalCents: '16410' }
      return browser.post('/checkout', { ...fields, lines: browser.cookies.get('__Host-cart') ?? '' })
    }
    expect((await send(first)).status).toBe(303)
    const refused = await send(second)
    const page = await pageOf(refused)
    expect(refused.status).toBe(422)
    expect(errorAt(page, 'discountCode')).toBe(refusedEn.discount.used_up)
    expect(page.valueOf('delivery.address.street')).toBe('1 Long Street')
  })

  test('for free delivery is shown in the totals', async () => {
    const { code } = await addDiscount(ctx(), { kind: 'free_delivery' })
    const { browser } = await atCheckout()
    const fields = { ...filled, discountCode: code, intent: 'review' }
    const page = await pageOf(await browser.post('/th/checkout', fields))
    expect(statusOf(page)).toBe(th.discount.freeDelivery(code))
    expect(sumsOf(page)).toEqual(
      expect.arrayContaining([
        [purchaseTh.total.freeDeliveryWith(code), 'R0.00'],
        [purchaseTh.total.total, 'R99.00'],
      ]),
    )
  })
})

describe('the key of an order that was placed', () => {
  const place = (
    { browser, key }: { browser: Browser; key: string },
    fields: Record<string, string> = {},
  ) => {
    const lines =
      browser.cookies.get('__Host-cart') ?? serializeCart([{ productId: product.id, quantity: 1 }])
    const agreed = { lines, agreedTotalCents: '17400' }
    return browser.post('/checkout', { ...filled, ...agreed, key, intent: 'place', ...fields })
  }

  test('leads to the order where the same is sent again, as by a double click', async () => {
    const buyer = await atCheckout()
    const location = (await place(buyer)).headers.get('location')
    expect(location).toMatch(/^\/order\/[\w-]{43}$/)
    expect((await place(buyer)).headers.get('location')).toBe(location)
  })

  test('does not lead there with anything else: it is refused, and can be ordered with a new key', async () => {
    const buyer = await atCheckout()
    const location = (await place(buyer)).headers.get('location') ?? ''
    const [, accessKey = 'none'] = /\/order\/([\w-]{43})$/.exec(location) ?? []
    const other = { 'contact.email': 'mallory@example.com', 'contact.firstName': 'Mallory' }
    const stranger = { ...(await atCheckout()), key: buyer.key }
    const refused = await place(stranger, other)
    expect([refused.status, refused.headers.get('location')]).toEqual([409, null])
    const html = await refused.text()
    expect(html).not.toContain(accessKey)
    const page = readPage(html)
    expect(page.says(refusedEn.key_reused)).toBe(true)
    expect(page.valueOf('contact.email')).toBe(other['contact.email'])
    const newKey = page.valueOf('key')
    expect(newKey).not.toBe(buyer.key)
    const placed = await place({ ...stranger, key: newKey }, other)
    expect(placed.status).toBe(303)
    expect(placed.headers.get('location')).not.toBe(location)
  })
})

test('the province is asked for: nothing is chosen at first, and no choice is empty', async () => {
  const { browser } = await atCheckout()
  const page = await pageOf(await browser.get('/checkout'))
  const select = 'select[name="delivery.address.province"]'
  expect(page.textOf(`${select} option[selected][disabled]`)).toBe(en.delivery.provinceHint)
  expect(page.all('option[value=""], option:not([value])')).toEqual([])
  // As a browser sends it: a disabled option is left out.
  const { 'delivery.address.province': _, ...others } = filled
  const refused = await pageOf(await browser.post('/checkout', { ...others, intent: 'review' }))
  expect(refused.wrongFields()).toEqual(['delivery.address.province'])
  expect(errorAt(refused, 'delivery-address-province')).toBe(en.fieldErrors.required)
  const review = await pageOf(await browser.post('/checkout', { ...filled, intent: 'review' }))
  expect(review.all(`${select} option[selected]`).map((one) => one.getAttribute('value'))).toEqual(['WC'])
})

describe('an invoice for a business', () => {
  test('needs the name if there is a VAT number, and a valid VAT number', async () => {
    const { browser } = await atCheckout()
    const page = await pageOf(
      await browser.post('/checkout', { ...filled, intent: 'review', 'business.vatNumber': '51234' }),
    )
    expect(errorAt(page, 'business-company')).toBe(en.fieldErrors.required)
    expect(errorAt(page, 'business-vatNumber')).toBe(en.fieldErrors.vat_number)
    expect(page.valueOf('business.vatNumber')).toBe('51234')
    expect(page.all('details[open]')).toHaveLength(1)
  })

  test('is not required of anybody else', async () => {
    const { browser } = await atCheckout()
    const nothing = { 'business.company': ' ', 'business.vatNumber': '' }
    const response = await browser.post('/checkout', { ...filled, ...nothing, intent: 'review' })
    expect(response.status).toBe(200)
    expect((await pageOf(response)).all('details[open]')).toEqual([])
  })
})

describe('the payment methods', () => {
  const payfast: HostedProvider = {
    method: 'payfast',
    flow: 'hosted',
    origin: 'https://pay.test',
    start: () => Promise.reject(new Error('not of this test')),
    refuseUnsigned: () => undefined,
    verifyNotification: () => Promise.reject(new Error('not of this test')),
  }
  const methodsOf = (page: Page) =>
    page
      .all('input[name="payment.method"]')
      .map((choice) => [choice.getAttribute('value'), choice.hasAttribute('checked')])

  test('are those the shop is set up for, bank transfer first', async () => {
    const { browser } = await atCheckout()
    expect(methodsOf(await pageOf(await browser.get('/checkout')))).toEqual([
      ['bank_transfer', true],
      ['demo_card', false],
    ])
  })

  test('start with PayFast if the shop has it, and the order is paid there', async () => {
    const providers = providersOf(payfast, bankTransfer)
    const hosted = await testApp(shop(), { change: (of) => ({ ...of, providers }) })
    const { browser, key } = await atCheckout(hosted)
    expect(methodsOf(await pageOf(await browser.get('/checkout')))).toEqual([
      ['payfast', true],
      ['bank_transfer', false],
    ])
    const fields = { ...filled, key, 'payment.method': 'payfast' }
    const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
    expect(review.textOf('button[value="place"]')).toBe(en.review.placeAndPay('R174.00'))
    const agreed = { intent: 'place', lines: review.valueOf('lines'), agreedTotalCents: '17400' }
    const placed = await browser.post('/checkout', { ...fields, ...agreed })
    expect(placed.headers.get('location')).toMatch(/^\/order\/[\w-]{43}\/pay$/)
  })

  test('that the shop does not have are refused', async () => {
    const { browser, key } = await atCheckout()
    const fields = { ...filled, key, 'payment.method': 'payfast', intent: 'place', agreedTotalCents: '17400' }
    const response = await browser.post('/checkout', {
      ...fields,
      lines: browser.cookies.get('__Host-cart') ?? '',
    })
    expect(response.status).toBe(409)
    expect((await pageOf(response)).says(refusedEn.payment_method_unavailable)).toBe(true)
  })

  test('are still shown if there is nothing to pay', async () => {
    const providers = providersOf(payfast, bankTransfer)
    const hosted = await testApp(shop(), { change: (of) => ({ ...of, providers }) })
    const { code } = await addDiscount(ctx(), { percent: 100 })
    const { browser, key } = await atCheckout(hosted)
    const fields = {
      ...filled,
      key,
      discountCode: code,
      'delivery.method': 'pickup',
      'payment.method': 'payfast',
    }
    const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
    expect(review.says(en.review.whatNextFree)).toBe(true)
    const agreed = { intent: 'place', lines: review.valueOf('lines'), agreedTotalCents: '0' }
    const placed = await browser.post('/checkout', { ...fields, ...agreed })
    expect(placed.headers.get('location')).toMatch(/^\/order\/[\w-]{43}$/)
  })
})

test('the page of an order whose confirmation is held back does not promise one', async () => {
  const buyer = { ...contact, email: newAddress() }
  const input = orderOf([{ product, quantity: 1 }], { contact: buyer })
  const pages: Page[] = []
  for (let i = 0; i < 6; i += 1) {
    const { accessKey } = await mustPlaceRow(ctx(), input)
    pages.push(await pageOf(await app.fetch(`/order/${accessKey}`)))
  }
  expect(pages.map((page) => page.says(enOrder.received(buyer.email)))).toEqual([
    ...Array(5).fill(true),
    false,
  ])
  expect(pages[5]?.says(enOrder.receivedWithoutMail)).toBe(true)
})

test('the empty cart leads to what was ordered last in this browser, until one signs out', async () => {
  const { browser } = await atCheckout()
  const wayToOrder = async () =>
    (await pageOf(await browser.get('/cart')))
      .all('a')
      .find((link) => link.textContent === cartPage.toOrdered)
  browser.cookies.delete('__Host-cart')
  expect(await wayToOrder()).toBeUndefined()
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const details = { ...filled, 'contact.email': newAddress() }
  const review = await pageOf(await browser.post('/checkout', { ...details, intent: 'review' }))
  const agreed = ['key', 'lines', 'agreedTotalCents'].map((name) => [name, review.valueOf(name)])
  const placed = await browser.post('/checkout', {
    ...details,
    intent: 'place',
    ...Object.fromEntries(agreed),
  })
  expect(placed.status).toBe(303)
  const order = new URL(placed.headers.get('location') ?? '', 'http://shop').pathname
  expect((await wayToOrder())?.getAttribute('href')).toBe(order)
  // With Back, too, which asks for the checkout again.
  expect((await browser.get('/checkout')).headers.get('location')).toBe(order)
  await browser.post('/sign-out', { language: 'en' })
  expect(await wayToOrder()).toBeUndefined()
  expect((await browser.get('/checkout')).headers.get('location')).toBe('/cart')
})
