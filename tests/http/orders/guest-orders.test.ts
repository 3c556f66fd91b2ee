import { beforeAll, expect, test } from 'vitest'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { orderAgain } from '#shared/messages/en/orders/again.ts'
import { findOrder } from '#shared/messages/en/orders/find.ts'
import { join } from '#shared/messages/en/orders/join.ts'
import { order as en } from '#shared/messages/en/orders/order.ts'
import { transfer } from '#shared/messages/en/orders/transfer.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
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

/** An order of a guest, who pays by transfer. */
async function placeAsGuest() {
  const [email, product] = [newAddress(), await addProduct(ctx())]
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 2 }], { contact: { ...contact, email } }),
  )
  return { ...order, email }
}

test('each detail of a transfer stands by itself, and in a code for a phone', async () => {
  const { number, accessKey } = await placeAsGuest()
  const page = await pageOf(await app.fetch(`/order/${accessKey}`))
  const details = page
    .all('#transfer ~ div dl > div')
    .map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent])
  expect(details.map(([label]) => label)).toEqual([
    transfer.amount,
    transfer.reference,
    transfer.bank,
    transfer.holder,
    transfer.accountNumber,
    transfer.branch,
  ])
  expect(details[1]?.[1]).toMatch(new RegExp(`^${number}`))
  expect(page.all(`svg[role="img"][aria-label="${transfer.code}"]`)).toHaveLength(1)
  expect(page.all(`[aria-label="${en.stages.title}"] [aria-current=step]`)[0]?.textContent).toContain(
    en.stages.names.received,
  )
})

test('a guest’s order leads to an account whose form is filled in, and nobody else’s does', async () => {
  const { email, accessKey } = await placeAsGuest()
  const offer = (await pageOf(await app.fetch(`/order/${accessKey}`))).all('#join ~ a')[0]
  const form = await pageOf(await app.fetch(offer?.getAttribute('href')?.replaceAll('&amp;', '&') ?? ''))
  expect(form.valueOf('email')).toBe(email)
  expect(form.valueOf('firstName')).toBe(contact.firstName)
  const other = await pageOf(await app.fetch(`/auth?mode=sign-up&next=/order/${'x'.repeat(43)}`))
  expect(other.valueOf('email')).toBe('')
  // Customers who are signed in are not asked to join.
  const cookie = await cookieOf(ctx(), await addPerson(ctx()))
  const page = await pageOf(await app.fetch(`/order/${accessKey}`, { headers: { cookie } }))
  expect(page.says(join.title)).toBe(false)
})

test('a guest finds an order by its number and address: the link is mailed, and nothing is shown', async () => {
  const { number, email, accessKey } = await placeAsGuest()
  const browser = openBrowser(app)
  const ask = async (fields: Record<string, string>) =>
    pageOf(await browser.post('/find-order', { intent: 'find', ...fields }))
  const wrong = await ask({ number: 'my order', email: 'nobody' })
  expect(wrong.wrongFields()).toEqual(['number', 'email'])
  expect(wrong.valueOf('number')).toBe('my order')
  const found = await ask({ number, email })
  const unknown = await ask({ number: 'KROK-26-999999', email })
  for (const page of [found, unknown]) {
    expect(page.textOf('[data-notice]')).toContain(findOrder.sentText(email))
    expect(page.says(accessKey)).toBe(false)
  }
  const mails = (await mailsTo(ctx(), email)).filter(({ subject }) => subject.startsWith('The link'))
  expect(mails.map(({ text }) => text?.includes(accessKey))).toEqual([true])
  // The foot of each page leads there.
  expect((await pageOf(await app.fetch('/shop'))).all('footer a[href="/find-order"]')).toHaveLength(1)
})

test('ordering again fills the cart, or says what is not to be had', async () => {
  const { id, accessKey } = await placeAsGuest()
  const browser = openBrowser(app)
  // Nobody who has just ordered wants it twice: it is not the button of the page.
  const fresh = await pageOf(await browser.get(`/order/${accessKey}`))
  expect(fresh.all('button[value=again]')[0]?.getAttribute('class')).toContain('btn-line')
  const again = await browser.post(`/order/${accessKey}`, { intent: 'again', order: id })
  expect([again.status, again.headers.get('location')]).toEqual([303, '/cart'])
  const [line] = (await getOrderByLink(ctx(), { accessKey, language: 'en' })).lines
  expect((await pageOf(await browser.get('/cart'))).says(line?.name ?? '-')).toBe(true)
  const product = await addProduct(ctx(), { initialStock: 1 })
  const rare = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const none = await pageOf(await browser.post(`/order/${rare.accessKey}`, { intent: 'again' }))
  expect(none.says(orderAgain.none)).toBe(true)
  // From the account, too, and only one's own.
  expect((await browser.post('/account', { intent: 'again', order: id })).status).toBe(404)
})
