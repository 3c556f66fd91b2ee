import { beforeAll, expect, test } from 'vitest'
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
  expect((await pageOf(await browser.get('/checkout'))).valueOf('delivery.address.street')).toBe(
    '3 Long Street',
  )
  expect((await send({ intent: `remove-${id}` })).status).toBe(303)
  expect((await pageOf(await browser.get('/addresses'))).says('3 Long Street')).toBe(false)
  expect((await send({ intent: 'remove-nonsense' })).status).toBe(400)
})
