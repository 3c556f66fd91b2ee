import { mailProof } from '#domain/orders/orders/index.ts'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { mailConsentEvents } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { reviewConsent as en } from '#shared/messages/en/orders/review-consent.ts'
import { reviewConsent as th } from '#shared/messages/th/orders/review-consent.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { bought, reviewsOf } from '#tests/data/reviews.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
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

async function browserOf(person: Awaited<ReturnType<typeof addPerson>>): Promise<Browser> {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
  browser.cookies.set(name, value)
  return browser
}

test('without scripts: a buyer reviews a jar, somebody of the shop shows it, and the page and its data have it as typed', async () => {
  const page = async (language = '') => (await app.fetch(`${language}/product/${product.slug}`)).text()
  expect(await page()).not.toContain('aggregateRating')

  const buyer = await addPerson(ctx())
  await bought(ctx(), [product], { buyer: buyer.actor })
  const browser = await browserOf(buyer)
  const form = `/th/account/reviews/product/${product.slug}`
  const text = '<b>อร่อย</b> <script>alert(1)</script>'
  const fields = { subject: 'product', id: product.slug, text, shownName: 'Nok', language: 'th' }
  expect((await browser.post(form, { ...fields, intent: 'save' })).status).toBe(422)
  expect((await browser.post(form, { ...fields, stars: '5', intent: 'save' })).status).toBe(303)
  expect(await page()).not.toContain('อร่อย')

  const [review] = await reviewsOf(ctx(), product.id)
  const moe = await browserOf(await addPerson(ctx(), { roles: ['moderator'] }))
  const office = await pageOf(await moe.get('/admin/reviews'))
  expect(office.textOf('main')).toContain(text)
  const tick = `review-${review?.id}-${review?.version}`
  expect((await moe.post('/admin/reviews', { intent: 'decide-shown', [tick]: 'on' })).status).toBe(200)

  for (const language of ['', '/th']) {
    const html = await page(language)
    expect(html).not.toContain('<script>alert(1)')
    const shown = await pageOf(new Response(html))
    expect(shown.textOf('main')).toContain(text)
    expect(shown.all('[lang=th]').some(({ textContent }) => textContent.includes('อร่อย'))).toBe(true)
    const data = shown.all('script[type="application/ld+json"]').map(({ textContent }) => textContent)
    expect(data.join()).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5')
  }
})

test('anyone who is not signed in is led to sign in, and who has not bought it is told', async () => {
  const form = `/account/reviews/product/${product.slug}`
  expect((await app.fetch(form)).status).toBe(302)
  const browser = await browserOf(await addPerson(ctx()))
  const answer = await browser.post(form, {
    intent: 'save',
    subject: 'product',
    id: product.slug,
    text: 'x',
    stars: '1',
    shownName: 'x',
    language: 'en',
  })
  expect(answer.status).toBe(422)
})

test.each([
  ['', en],
  ['/th', th],
])('a guest asks for the mail about reviews on the page of the order, once (%s)', async (language, texts) => {
  const email = newAddress()
  const { accessKey } = await bought(ctx(), [product], { email })
  const page = `${language}/order/${accessKey}`
  const proof = mailProof(ctx(), { accessKey })
  const path = `${page}?mail=${proof}`
  const browser = openBrowser(app)
  expect((await pageOf(await browser.get(page))).textOf('main')).not.toContain(texts.wording)
  expect((await pageOf(await browser.get(path))).textOf('main')).toContain(texts.wording)
  for (let i = 0; i < 2; i += 1) {
    const answer = await browser.post(page, { intent: 'review-consent', proof })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  }
  expect((await pageOf(await browser.get(path))).textOf('main')).toContain(texts.given)
  const events = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select()
      .from(mailConsentEvents)
      .where(and(eq(mailConsentEvents.email, email), eq(mailConsentEvents.topic, 'review_request'))),
  )
  expect(events).toMatchObject([{ isGiven: true, wording: texts.wording, source: 'checkout' }])
})
