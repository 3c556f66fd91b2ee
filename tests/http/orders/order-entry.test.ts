import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { addVoucher, rowOf } from '#tests/data/vouchers.ts'

/* The page on which staff write an order, as a browser without scripts uses it. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe } = useStaff(ctx)
let app: TestApp
const sku = `ENTRY-${randomUUID().slice(0, 8)}`
let jar: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  jar = await addProduct(ctx(), { initialStock: 100, sku })
})

async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), moe)).split('=')
  browser.cookies.set(name, value)
  return browser
}

test('looking for the caller keeps the jars, whoever is found', async () => {
  const contact = newContact()
  const order = await mustPlaceRow(ctx(), orderOf([{ product: jar, quantity: 1 }], { contact }))
  const browser = await signedIn()
  const page = await pageOf(await browser.get('/admin/orders/new'))
  const [field] = page.all('input[name="search"]')
  expect(field?.getAttribute('form')).toBe('entry')

  const typed = { intent: 'find', 'jar.1': sku, 'quantity.1': '3' }
  const found = await browser.post('/admin/orders/new', { ...typed, search: contact.email })
  expect(found.status).toBe(303)
  const search = found.headers.get('location') ?? ''
  // The only one with this address: the form is filled in for them.
  const led = await browser.get(search)
  expect(led.headers.get('location')).toContain(`order=${order.id}`)
  const filled = await pageOf(await browser.get(led.headers.get('location') ?? ''))
  expect([filled.valueOf('firstName'), filled.valueOf('jar.1'), filled.valueOf('quantity.1')]).toEqual([
    contact.firstName,
    sku,
    '3',
  ])

  const none = await browser.post('/admin/orders/new', { ...typed, search: 'nobody-of-this-name' })
  const empty = await pageOf(await browser.get(none.headers.get('location') ?? ''))
  expect([empty.valueOf('search'), empty.valueOf('jar.1')]).toEqual(['nobody-of-this-name', sku])

  // Enter in any field presses the first button: without a name to look for, the total is worked out.
  const quoted = await browser.post('/admin/orders/new', { ...typed, search: '', method: 'pickup' })
  expect(quoted.status).toBe(200)
  expect((await pageOf(quoted)).says('R297.00')).toBe(true)
})

test('a voucher and the words for a card without scripts: what it pays is asked first, and nothing typed is lost', async () => {
  const { id, code } = await addVoucher(ctx(), { amountCents: 10_000 })
  const { firstName, lastName, phone } = newContact()
  const browser = await signedIn()
  const empty = await pageOf(await browser.get('/admin/orders/new'))
  const typed = {
    intent: 'write',
    key: empty.valueOf('key') ?? '',
    'jar.0': sku,
    'quantity.0': '2',
    firstName,
    lastName,
    phone,
    email: '',
    language: 'en',
    method: 'pickup',
    payment: 'cash',
    card: 'Happy birthday 🎂',
  }
  const misread = await browser.post('/admin/orders/new', { ...typed, voucher: `${code.slice(0, -1)}!` })
  expect(misread.status).toBe(422)
  const asked = await browser.post('/admin/orders/new', { ...typed, voucher: code, agreed: '19800' })
  const page = await pageOf(asked)
  expect(page.says('The voucher pays R100.00, which leaves R98.00 to pay.')).toBe(true)
  expect(page.all('textarea[name="card"]').map(({ textContent }) => textContent)).toEqual([typed.card])
  expect(['voucher', 'agreed', 'agreedVoucher'].map((name) => page.valueOf(name))).toEqual([
    code,
    '19800',
    '10000',
  ])
  const placed = await browser.post('/admin/orders/new', {
    ...typed,
    voucher: code,
    agreed: '19800',
    agreedVoucher: '10000',
  })
  expect(placed.status).toBe(303)
  const order = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
  expect(order.says('R98.00')).toBe(true)
  expect(order.says(typed.card)).toBe(true)
  expect(await rowOf(ctx(), id)).toMatchObject({ balanceCents: 0 })
})
