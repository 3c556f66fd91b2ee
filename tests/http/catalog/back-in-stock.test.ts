import { beforeAll, expect, test } from 'vitest'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { applyChanges } from '#domain/catalog/inventory/index.ts'
import { backInStock as en } from '#shared/messages/en/catalog/back-in-stock.ts'
import { backInStock as th } from '#shared/messages/th/catalog/back-in-stock.ts'
import { staff } from '#shared/messages/en/admin.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { lastLink, mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
let product: TestProduct
const ctx = () => testCtx(shop())
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { initialStock: 0 })
})
const path = (language = '') => `${language}/product/${product.slug}`

test('without scripts: from the form on the page to the mail, and on to the product', async () => {
  const browser = openBrowser(app)
  const email = newAddress()
  const page = await pageOf(await browser.get(path('/th')))
  expect(page.textOf('#restock')).toContain(th.wording)
  const answer = await browser.post(path('/th'), { intent: 'restock', email: ` ${email.toUpperCase()} ` })
  expect((await pageOf(answer)).textOf('#restock')).toContain(th.checkMail)

  const link = new URL(await lastLink(ctx(), email), 'https://shop.test')
  expect(link.pathname).toBe('/th/back-in-stock')
  const led = await browser.get(link.pathname + link.search)
  expect([led.status, led.headers.get('location')]).toEqual([302, '/th/back-in-stock'])
  expect((await pageOf(await browser.get('/th/back-in-stock'))).textOf('h1')).toBe(th.confirm.title)
  const confirmed = await pageOf(await browser.post('/th/back-in-stock', { intent: 'confirm' }))
  expect(confirmed.textOf('h1')).toBe(th.confirm.done)
  const again = await pageOf(await browser.post('/th/back-in-stock', { intent: 'confirm' }))
  expect(again.textOf('h1')).toBe(th.confirm.dead)

  const staffCookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const office = await app.fetch(`/admin/inventory/${product.id}`, { headers: { cookie: staffCookie } })
  expect((await pageOf(office)).textOf('main')).toContain(staff.inventory.waiting(1))

  await inTransaction(asShop(ctx()), (ctx) =>
    applyChanges(ctx, {
      changes: [{ productId: product.id, stock: 1 }],
      reference: { referenceType: 'adjustment', reason: 'found' },
    }),
  )
  const [mail] = await mailsTo(ctx(), email)
  expect(mail?.text).toContain(`/th/product/${product.slug}`)
  expect((await pageOf(await browser.get(path('/th')))).all('#restock')).toEqual([])
  const late = await browser.post(path(), { intent: 'restock', email })
  expect(late.status).toBe(422)
})

test('anyone who is signed in finds their address there, and needs no mail to prove it', async () => {
  product = await addProduct(ctx(), { initialStock: 0 })
  const person = await addPerson(ctx())
  const cookie = await cookieOf(ctx(), person)
  const page = await pageOf(await app.fetch(path(), { headers: { cookie } }))
  expect(page.all('#restock input[name=email]')[0]?.getAttribute('value')).toBe(person.email)
  const answer = await app.fetch(path(), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'restock', email: person.email }).toString(),
  })
  expect((await pageOf(answer)).textOf('#restock')).toContain(en.waiting)
  expect(await mailsTo(ctx(), person.email)).toEqual([])
})

test.each([
  ['', en.fieldErrors.required],
  ['nobody', en.fieldErrors.email],
  [`${'x'.repeat(10_000)}@example.com`, en.fieldErrors.too_long],
])('an address like %.20s is refused at its field', async (email, message) => {
  product = await addProduct(ctx(), { initialStock: 0 })
  const answer = await openBrowser(app).post(path(), { intent: 'restock', email })
  expect(answer.status).toBe(422)
  expect((await pageOf(answer)).textOf('#restock')).toContain(message)
})

test('a link without its token says that it is dead', async () => {
  const browser = openBrowser(app)
  expect((await pageOf(await browser.get('/back-in-stock'))).textOf('h1')).toBe(en.confirm.dead)
  await browser.get('/back-in-stock?token=altered')
  expect((await pageOf(await browser.get('/back-in-stock'))).textOf('h1')).toBe(en.confirm.dead)
})
