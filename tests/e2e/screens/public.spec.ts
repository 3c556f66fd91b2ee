import { type APIRequestContext, expect, type Page, test as plain } from '@playwright/test'
import routes from '#app/routes.ts'
import { newCustomer, signInByRequests } from '../customer.ts'
import { dayIn, sendForm } from '../office.ts'
import { getProduct, newEmail, phoneOf, placeByApi, test } from '../shopper.ts'
import { holdStill, isOffice, pagesOf, walk } from './walk.ts'

/** The overview is one too; without a session it is a gate. */
const isAccount = (file: string) => OF_ACCOUNTS.includes(file)
const OF_ACCOUNTS = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ file }) => file === 'routes/accounts/layout.tsx' || file === 'routes/accounts/overview/page.tsx')
  .flatMap(({ file, children = [] }) => [file, ...children.map((page) => page.file)])

/** Pages whose links come by mail, and the journey that looks at each; the last one leads on by itself. */
const ELSEWHERE = {
  '/review/:key': 'orders/reviews.spec.ts',
  '/events/sign-ups/:key': 'restaurant/events.spec.ts',
  '/contact/:key': 'customers/contact.spec.ts',
  '/order/:key/pay': 'orders/paying.spec.ts',
}

/** The address to open in place of a pattern. */
type Samples = Record<string, string>

function addressesOf(pages: string[], samples: Samples): string[] {
  return pages
    .filter((path) => !(path in ELSEWHERE))
    .map((path) => {
      const address = samples[path] ?? path
      if (/[:*]/.test(address)) throw new Error(`nothing to show at ${path}`)
      return address
    })
}

async function answerOf<Answer>(request: APIRequestContext, path: string, data?: object): Promise<Answer> {
  const headers = { origin: new URL(String(plain.info().project.use.baseURL)).origin }
  const answer = await (data ? request.post(path, { data, headers }) : request.get(path))
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** An order, a table, a full cart: what pages of visitors show. */
async function publicSamples(page: Page, days: number): Promise<Samples> {
  const { request } = page
  const { id } = await getProduct(request, 'red-curry-paste')
  await sendForm(page, '/cart', { form: { intent: 'add', productId: id, quantity: '1' } })
  const order = await placeByApi(request, newEmail(), 'bank_transfer')
  const { upcoming } = await answerOf<{ upcoming: { slug: string }[] }>(request, '/api/events')
  const party = { day: dayIn(days), time: '12:00', partySize: 2, language: 'en' }
  const { key } = await answerOf<{ key: string }>(request, '/api/reservations/holds', party)
  const email = newEmail()
  const contact = { name: 'Ploy', email, phone: phoneOf(email) }
  await answerOf(request, '/api/reservations/confirmations', { key, contact })
  return {
    '/product/:id': '/product/panang-curry-paste',
    '/product/:id/reviews': '/product/panang-curry-paste/reviews',
    '/recipes/:id': '/recipes/khao-soi',
    '/recipes/:id/reviews': '/recipes/khao-soi/reviews',
    '/events/:id': `/events/${upcoming[0]?.slug}`,
    '/reservations/:key': `/reservations/${key}`,
    '/voucher/:key': '/voucher/KROK-0000-0000-0000-0000-00',
    '/order/:key': order,
    '/order/:key/voucher': `${order}/voucher`,
    '/order/:key/change': `${order}/change`,
    '/order/:key/cancel': `${order}/cancel`,
    '/order/:key/return': `${order}/return`,
    '/*': '/nowhere',
  }
}

for (const [title, locale, days] of [
  ['in English', 'en', 57],
  ['in Thai', 'th', 58],
] as const) {
  test(`every page for visitors is without barriers and fits each screen, also at 320 px and twice as large: ${title}`, async ({
    page,
  }) => {
    const pages = pagesOf((file) => !isOffice(file) && !isAccount(file))
    const samples = await publicSamples(page, days)
    await holdStill(page)
    await walk(page, locale, addressesOf(pages, samples), { isZoomed: true })
  })

  test(`every page of an account is without barriers and fits each screen: ${title}`, async ({
    page,
    baseURL,
  }) => {
    await signInByRequests(page, await newCustomer(page.request, baseURL ?? ''), baseURL ?? '')
    await placeByApi(page.request, newEmail(), 'bank_transfer')
    const { items: orders } = await answerOf<{ items: { id: string }[] }>(page.request, '/api/orders')
    const samples = {
      '/orders/:id': `/orders/${orders[0]?.id}`,
      '/account/reviews/product/:id': '/account/reviews/product/panang-curry-paste',
      '/account/reviews/recipe/:id': '/account/reviews/recipe/khao-soi',
    }
    await holdStill(page)
    await walk(page, locale, addressesOf(pagesOf(isAccount), samples), { isZoomed: true })
  })
}
