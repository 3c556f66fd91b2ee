import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '#server/api/endpoints.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { PAGES } from '../access/pages.ts'

/*
 * Values that no page of ours links to, in every place of an address, of everything that the server answers: none of them
 * is the shop's failure, and none leaves a stack in the log.
 */

const shop = useTestDatabase()
const log = capturingLog()
let app: TestApp
const cookies = { visitor: '', customer: '', admin: '' }
type Actor = keyof typeof cookies
/** Staff are counted by person: nobody here sends more forms than one may. */
const MOST_OF_ONE = 90
async function signInAnother(): Promise<void> {
  const ctx = testCtx(shop())
  cookies.admin = await cookieOf(ctx, await addPerson(ctx, { roles: ['admin'] }))
}
/** Pages of which strangers get no further than the sign-in page: a customer's own orders, reviews, addresses. */
const isOfCustomers = (path: string) =>
  /^\/(account|profile|orders|addresses|favourites|settings)(\/|$)/.test(path)
beforeAll(async () => {
  app = await testApp(shop(), { log })
  const ctx = testCtx(shop())
  cookies.customer = await cookieOf(ctx, await addPerson(ctx))
})
beforeEach(async () => {
  await signInAnother()
  log.entries.splice(0)
})

/** Values that names and ids of things are not. */
const NAMES = [
  '%00',
  'a%00b',
  'constructor',
  '__proto__',
  'toString',
  'x~x',
  '%E2%80%AE',
  '%27',
  '9'.repeat(30),
  '00000000-0000-0000-0000-00000000000g',
]
const NO_SUCH_TIME = '2026-99-99%2000:00:00.000000%2B00~1'
const NO_SUCH_ID = '2026-01-01%2000:00:00.000000%2B00~' + '9'.repeat(18)
/** Values that lists and searches are not asked for. */
const QUERIES = [
  'after=x~x',
  `after=${NO_SUCH_TIME}`,
  `after=${NO_SUCH_ID}`,
  `before=${NO_SUCH_TIME}`,
  'before=1~constructor',
  'search=%00',
  'page=1e30',
  'page=__proto__',
  'day=2026-99-99',
  'day=275760-09-13',
  'sort=constructor',
  'status=__proto__',
]

const place = /:\w+|\{\w+\}|\*/g
const has = (path: string) => path.search(place) >= 0
const withName = (path: string, name: string) => path.replace(place, name)

let requests = 0
/** Every request comes from an address of its own: what one address may ask for is limited. */
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
async function ask(path: string, actor: Actor, init: Init = {}): Promise<string | undefined> {
  requests += 1
  if (actor === 'admin' && requests % MOST_OF_ONE === 0) await signInAnother()
  const cookie = cookies[actor]
  const response = await app.fetch(path, {
    ...init,
    headers: { ...init.headers, ...(cookie && { cookie }) },
    address: `10.88.${requests >> 8}.${requests & 255}`,
  })
  await response.body?.cancel()
  return response.status >= 500 || response.status === 429 ? `${response.status} ${actor} ${path}` : undefined
}

async function failuresOf(paths: string[], actor: Actor, init?: Init): Promise<string[]> {
  const failures: string[] = []
  for (const path of paths) {
    const failure = await ask(path, actor, init)
    if (failure) failures.push(failure)
  }
  return failures
}
const stacks = () => log.entries.filter(({ level, fields }) => level === 'error' || 'err' in fields)

const pages = Object.keys(PAGES)
const isOfOffice = (path: string) => /^\/(admin|create-customer)/.test(path)

const PAGES_OF: Record<Actor, (path: string) => boolean> = {
  visitor: (path) => !isOfOffice(path),
  customer: isOfCustomers,
  admin: isOfOffice,
}

describe.each(['visitor', 'customer', 'admin'] as const)('to a %s', (actor) => {
  const own = pages.filter(PAGES_OF[actor])

  test('pages and their data, at a name that nothing has', async () => {
    const paths = own.filter(has).flatMap((path) => NAMES.map((name) => withName(path, name)))
    // Reading the page's data has read what it shows already.
    const asked = [
      ...paths.map((path) => `${path}.data`),
      ...own.filter(has).map((path) => withName(path, 'x~x')),
    ]
    expect(await failuresOf(asked, actor)).toEqual([])
    expect(stacks()).toEqual([])
  })

  test('lists, from where no row stands', async () => {
    const asked = own
      .filter((path) => !has(path))
      .flatMap((path) => QUERIES.map((query) => `${path === '/' ? '/_' : path}.data?${query}`))
    expect(await failuresOf(asked, actor)).toEqual([])
    expect(stacks()).toEqual([])
  })

  test('the API', async () => {
    const reads = endpoints.filter(({ method }) => method === 'get').map(({ path }) => path)
    const named = reads.filter(has).flatMap((path) => NAMES.map((name) => withName(path, name)))
    const listed = reads.flatMap((path) =>
      QUERIES.map((query) => `${withName(path, 'red-curry-paste')}?${query}`),
    )
    expect(await failuresOf([...named, ...listed], actor)).toEqual([])
    const writes = endpoints
      .filter(({ method, path }) => method === 'post' && has(path))
      .map(({ path }) => path)
    const posted = writes.flatMap((path) => ['%00', 'constructor', 'x~x'].map((name) => withName(path, name)))
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect(await failuresOf(posted, actor, init)).toEqual([])
    expect(stacks()).toEqual([])
  })
})

test('a customer’s own forms, about what is nothing', async () => {
  const intents = ['save-*', 'standard-*', 'remove-*', 'again', 'end-session', '*']
  const names = NAMES.map(decodeURIComponent)
  const forms = intents.flatMap((intent) =>
    names.map((name) => ({ intent: withName(intent, name), session: name, id: name, language: name })),
  )
  const ofCustomers = pages.filter(isOfCustomers)
  expect(ofCustomers.length).toBeGreaterThan(8)
  const failures = []
  for (const path of ofCustomers) {
    for (const form of forms) {
      const init = {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
      const failure = await ask(
        `${withName(path, form.id.includes('x') ? 'x~x' : '%00')}.data`,
        'customer',
        init,
      )
      if (failure) failures.push(failure)
    }
  }
  expect(failures).toEqual([])
  expect(stacks()).toEqual([])
  // They were the customer's own pages all the while, not the way to them.
  const orders = await app.fetch('/orders', { headers: { cookie: cookies.customer } })
  expect(orders.status).toBe(200)
})

test('reviews, pictures for shared links, calendars, streams, files and feeds', async () => {
  const places = [
    ...['products', 'recipes', 'events', 'pages', '*'].map((kind) => `/share/${kind}/*/en.jpg`),
    '/share/pages/*/*.jpg',
    '/th/events/*/event.ics',
    '/order/*/events',
    '/orders/*/events',
    '/admin/orders/*/events',
    '/admin/reservations/*/events',
    '/sitemaps/*.xml',
    '/feeds/*/products.xml',
    '/media/*',
    '/media/pictures/*.webp',
    '/images/*',
    '/assets/*',
    '/offline/*',
    '/offline/recipes/*',
    '/dev/mailbox/*',
    '/dev/mailbox.json?to=*',
  ]
  const reviews = ['/product/red-curry-paste/reviews', '/recipes/pad-thai/reviews'].flatMap((path) =>
    QUERIES.flatMap((query) => [`${path}?${query}`, `${path}.data?${query}`, `/th${path}?${query}`]),
  )
  const asked = [...places.flatMap((path) => NAMES.map((name) => withName(path, name))), ...reviews]
  expect(await failuresOf(asked, 'visitor')).toEqual([])
  expect(stacks()).toEqual([])
})

test('goods whose code has a NUL are goods of an unknown product', async () => {
  const sent = new URLSearchParams({
    intent: 'receive',
    key: '1',
    'lines.0.sku': 'A\0B',
    'lines.0.quantity': '1',
  })
  const response = await app.fetch('/admin/inventory/receive', {
    method: 'POST',
    body: sent.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies.admin },
  })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('lines.0.sku')
  expect(stacks()).toEqual([])
})
