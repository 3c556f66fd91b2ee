import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { newContact } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})
const ctx = () => testCtx(shop())

test('a customer saves an address without scripts, and the checkout begins with the standard one', async () => {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), await addPerson(ctx()))).split('=')
  browser.cookies.set(name, value)
  const send = (fields: Record<string, string>) => browser.post('/addresses', fields)
  const home = {
    street: '12 Kloof Street',
    suburb: 'Gardens',
    city: 'Cape Town',
    province: 'WC',
    postalCode: '8001',
  }
  const wrong = await pageOf(await send({ intent: 'add', ...home, postalCode: '80' }))
  expect(wrong.wrongFields()).toEqual(['postalCode'])
  expect(wrong.valueOf('street')).toBe(home.street)
  expect((await send({ intent: 'add', ...home })).status).toBe(303)
  expect((await send({ intent: 'add', ...home, street: '3 Long Street' })).status).toBe(303)
  const page = await pageOf(await browser.get('/addresses'))
  const [, second = ''] = page
    .all('button[name=intent][value^="remove-"]')
    .map((it) => it.getAttribute('value'))
  const id = second.replace('remove-', '')
  expect((await send({ intent: `standard-${id}` })).status).toBe(303)
  const product = await addProduct(ctx())
  await browser.post('/cart', { intent: 'add', productId: product.id, quantity: '1' })
  const checkout = await pageOf(await browser.get('/checkout'))
  const offered = checkout.all('input[name="delivery.saved"]')
  expect(offered.map((choice) => choice.hasAttribute('checked'))).toEqual([true, false, false])
  expect(checkout.textOf(`label[for="${offered[0]?.id}"]`)).toContain('3 Long Street')
  expect(checkout.valueOf('delivery.address.street')).toBe('')
  expect((await send({ intent: `remove-${id}` })).status).toBe(303)
  expect((await pageOf(await browser.get('/addresses'))).says('3 Long Street')).toBe(false)
  expect((await send({ intent: 'remove-nonsense' })).status).toBe(400)
})

test('an order goes to a saved address, or to a typed one that may be saved with it, once', async () => {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), await addPerson(ctx()))).split('=')
  browser.cookies.set(name, value)
  const product = await addProduct(ctx())
  const buyer = newContact()
  const details = {
    'contact.email': buyer.email,
    'contact.firstName': buyer.firstName,
    'contact.lastName': buyer.lastName,
    'contact.phone': buyer.phone,
    'delivery.method': 'courier',
    'payment.method': 'bank_transfer',
  }
  const order = async (fields: Record<string, string>) => {
    await browser.post('/cart', { intent: 'add', productId: product.id, quantity: '1' })
    const wanted = { ...details, ...fields }
    const review = await pageOf(await browser.post('/checkout', { ...wanted, intent: 'review' }))
    const agreed = ['key', 'lines', 'agreedTotalCents'].map((field) => [field, review.valueOf(field)])
    const placing = { ...wanted, ...Object.fromEntries(agreed), intent: 'place' }
    const placed = await browser.post('/checkout', placing)
    // Pressed twice it is the same order, and the same address.
    await browser.post('/checkout', placing)
    expect(placed.status).toBe(303)
    return pageOf(await browser.get(new URL(placed.headers.get('location') ?? '', 'http://shop').pathname))
  }
  const typed = {
    'delivery.address.street': '12 Kloof Street',
    'delivery.address.city': 'Cape Town',
    'delivery.address.province': 'WC',
    'delivery.address.postalCode': '8001',
  }
  await order({ ...typed, 'delivery.keep': 'yes' })
  const kept = await pageOf(await browser.get('/addresses'))
  expect(kept.all('button[value^="remove-"]')).toHaveLength(1)

  await browser.post('/cart', { intent: 'add', productId: product.id, quantity: '1' })
  const [own] = (await pageOf(await browser.get('/checkout'))).all('input[name="delivery.saved"]')
  const sent = await order({ 'delivery.saved': own?.getAttribute('value') ?? '' })
  expect(sent.textOf('main')).toContain('12 Kloof Street')

  // An address that is gone is not taken for one.
  await browser.post('/cart', { intent: 'add', productId: product.id, quantity: '1' })
  const gone = { ...details, intent: 'review', 'delivery.saved': randomUUID() }
  const wrong = (await pageOf(await browser.post('/checkout', gone))).wrongFields()
  expect(wrong).toContain('delivery.address.street')
})
