import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inspectRoutes } from 'hono/dev'
import type { ServerBuild } from 'react-router'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { securityEvents } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { revokeRole } from '#domain/accounts/roles/index.ts'
import { endpoints } from '#server/api/endpoints.ts'
import { createRoutes } from '#server/app.ts'
import { pageOf } from '../../helpers/html.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, PASSWORD } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'
import { ENDPOINTS } from './endpoints.ts'
import { FORMS } from './forms.ts'
import { PAGES } from './pages.ts'
import { everybody, type Statuses } from './statuses.ts'

/*
 * Requests every address of the site, of the API and of all else that the server answers, as every actor. An address
 * that is not in these tables, or a table's line without an address, fails: nothing can be added without deciding who
 * may see it.
 */
const ACTORS = ['visitor', 'customer', 'moderator', 'admin'] as const
type Actor = (typeof ACTORS)[number]

/** The routes that the server answers beside pages and endpoints, as the framework lists them: `ALL` is any method. */
const RAW_ROUTES: Record<string, Statuses> = {
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),
  // Unsigned.
  'GET /doctor/seen': everybody(404),
  'GET /doctor/findings': everybody(404),
  // The routes of the demo only, as tests/http/server/app.test.ts shows.
  'GET /dev/mailbox': everybody(200),
  'GET /dev/mailbox.json': everybody(200),
  'GET /dev/mailbox/:id': everybody(404),
  // The shop of these tests has no provider that posts.
  'POST /webhooks/:method': everybody(404),
  // Without a token it is a form of the page.
  'POST /mail-preferences': everybody(415),
  'POST /th/mail-preferences': everybody(415),
  // Without JSON.
  'POST /api/vitals': everybody(415),
  'POST /api/browser-errors': everybody(415),
  'GET /order/:key/events': everybody(404),
  'GET /orders/:id/events': everybody(404),
  // To anybody but staff there is no such stream.
  'GET /admin/orders/events': [404, 404, 200, 200],
  'GET /admin/reservations/:day/events': [404, 404, 200, 200],
  'GET /robots.txt': everybody(200),
  'GET /llms.txt': everybody(200),
  'GET /sitemap.xml': everybody(200),
  'GET /sitemaps/pages.xml': everybody(200),
  ...Object.fromEntries(
    ['events', 'products', 'recipes'].flatMap((kind) => [
      [`GET /sitemaps/:name{${kind}-[1-9][0-9]{0,3}\\.xml}`, everybody(404)],
      [`GET /feeds/en/${kind}.xml`, everybody(200)],
      [`GET /feeds/th/${kind}.xml`, everybody(200)],
    ]),
  ),
  'GET /share/:kind/:slug/:file': everybody(404),
  'GET /api/openapi.json': everybody(200),
  'GET /api/docs': everybody(200),
  // Answers where nothing more exact does.
  'ALL /api/*': everybody(404),
  'ALL /webhooks/*': everybody(404),
  'ALL /assets/*': everybody(404),
  'ALL /images/*': everybody(404),
  'ALL /media/*': everybody(404),
  'ALL /offline/*': everybody(404),
  'ALL /favicon.svg': everybody(200),
  'ALL /plain.css': everybody(200),
  'ALL /manifest.webmanifest': everybody(200),
  'GET /sw.js': everybody(200),
  'GET /offline': everybody(200),
  'GET /offline/th': everybody(200),
}

const shop = useTestDatabase()
let app: TestApp
let someoneElsesOrder = ''
const cookies = {} as Record<Actor, string>
/** Each request comes from an address of its own: what one address may send is limited. */
let requests = 0
function fetchAnew(path: string, init: Parameters<TestApp['fetch']>[1] = {}): Promise<Response> {
  requests += 1
  return app.fetch(path, { ...init, address: `10.77.${requests >> 8}.${requests & 255}` })
}
/** The cookies of somebody who was a moderator, and still has the browser in which they were signed in. */
let formerModerator = ''

/** Staff are counted by person, and there are more forms than one may send: they begin again with other people. */
async function signAllIn(): Promise<void> {
  const ctx = testCtx(shop())
  for (const actor of ACTORS) {
    const roles = actor === 'admin' || actor === 'moderator' ? [actor] : []
    cookies[actor] = actor === 'visitor' ? '' : await cookieOf(ctx, await addPerson(ctx, { roles }))
  }
}

beforeAll(async () => {
  const ctx = testCtx(shop())
  app = await testApp(shop())
  await signAllIn()
  const [admin, former] = [
    await addPerson(ctx, { roles: ['admin'] }),
    await addPerson(ctx, { roles: ['moderator'] }),
  ]
  formerModerator = await cookieOf(ctx, former)
  const revoked = { userId: former.id, role: 'moderator' } as const
  const taken = await revokeRole(testCtx(shop(), { actor: asStaff(admin, true) }), revoked)
  if (!taken.ok) throw new Error(taken.reason)
  const product = await addProduct(ctx)
  const stranger = await addPerson(ctx)
  const buyer = testCtx(shop(), { actor: stranger.actor })
  await mustPlace(buyer, orderOf([{ product, quantity: 1 }]))
  const response = await fetchAnew('/api/orders', { headers: { cookie: await cookieOf(ctx, stranger) } })
  const { items } = (await response.json()) as { items: { id: string }[] }
  someoneElsesOrder = items[0]?.id ?? ''
})

const build = (await import(new URL('../../../build/server/index.js', import.meta.url).href)) as ServerBuild

/** The whole path of every route that is a page, such as `/orders/:id`. */
function pathsOf(which: (module: { action?: unknown }) => boolean): string[] {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const isParent = new Set(all.map((route) => route.parentId))
  return all
    .filter((route) => !isParent.has(route.id) && which(route.module))
    .map((route) => {
      let path = route.path ?? ''
      for (let at = route.parentId; at; at = build.routes[at]?.parentId) {
        path = `${build.routes[at]?.path ?? ''}/${path}`
      }
      return `/${path}`
        .replace(/\/:locale\?/, '')
        .replace(/\/{2,}/g, '/')
        .replace(/(.)\/$/, '$1')
    })
}

const real = (path: string) =>
  path
    .replace(/:id|\{\w+\}/, someoneElsesOrder)
    .replace(':key', randomUUID().repeat(2).slice(0, 43))
    .replace('*', 'nowhere')

test('every route of the site is in the table, and nothing else is', () => {
  expect(pathsOf(() => true).toSorted()).toEqual(Object.keys(PAGES).toSorted())
  expect(pathsOf((module) => module.action !== undefined).toSorted()).toEqual(Object.keys(FORMS).toSorted())
})

test('every endpoint of the API is in the table, and nothing else is', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(ENDPOINTS).toSorted(),
  )
})

test('everything else that the server answers is in the table, and nothing else is', () => {
  const asPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
  // Pages and endpoints have tables of their own. The site is asked for what nobody else answers.
  const known = new Set(['ALL /*'])
  for (const { method, path } of endpoints) {
    known.add(`${method.toUpperCase()} ${asPattern(path)}`).add(`ALL ${asPattern(path)}`)
  }
  const render = Object.assign(() => Promise.reject(new Error('no page is asked for')), {
    patterns: () => Promise.resolve(new Set<string>()),
  })
  const routes = createRoutes(app.services, render)
  // A handler before many paths, such as a limit, counts once, whatever its method.
  const found = new Set(
    inspectRoutes(routes).map(({ method, path }) => `${path.endsWith('*') ? 'ALL' : method} ${path}`),
  )
  expect([...found].filter((route) => !known.has(route)).toSorted()).toEqual(
    Object.keys(RAW_ROUTES).toSorted(),
  )
})

async function statuses(ask: (cookie: string) => Promise<Response>): Promise<number[]> {
  const answers: number[] = []
  for (const actor of ACTORS) {
    const response = await ask(cookies[actor])
    answers.push(response.status)
    // Streams end when nobody reads them.
    await response.body?.cancel()
  }
  // A person whose role was taken is signed out by that: a visitor, whatever is asked for.
  expect((await ask(formerModerator)).status, 'a former moderator').toBe(answers[0])
  return answers
}

describe.each(['', '/th'])('pages at %s/…', (prefix) => {
  const own = ['/preferences', '/sign-out']
  test.each(Object.entries(PAGES).filter(([path]) => !prefix || !own.includes(path)))(
    '%s',
    async (path, expected) => {
      const address = prefix + (path === '/' && prefix ? '' : real(path))
      // A status needs no rendered page.
      const ask = (cookie: string) => fetchAnew(address || '/', { method: 'HEAD', headers: { cookie } })
      expect(await statuses(ask)).toEqual(expected)
    },
  )
})

test.each(Object.entries(PAGES).filter(([, [visitor]]) => visitor === 302))(
  'the data of %s is guarded like its page',
  async (path, expected) => {
    const ask = (cookie: string) => fetchAnew(`${real(path)}.data`, { headers: { cookie } })
    // For a page's data the router answers a redirect with 202.
    expect(await statuses(ask)).toEqual(
      expected.map((status) => ([302, 308].includes(status) ? 202 : status)),
    )
  },
)

test('the sign-in leads back to the requested page', async () => {
  const location = async (path: string) => (await fetchAnew(path)).headers.get('location')
  expect(await location('/orders?page=2')).toBe('/auth?next=%2Forders%3Fpage%3D2')
  // An answer that is too long for a header comes back without it.
  expect(await location(`/orders?page=${'%C3%A9'.repeat(1_000)}`)).toBe('/auth?next=%2Forders')
  expect(await location('/th/settings')).toBe('/th/auth?next=%2Fth%2Fsettings')
})

describe('the API', () => {
  let asked = 0
  beforeEach(async () => {
    // There are more endpoints than forms that one person may send.
    if (asked % 80 === 0) await signAllIn()
    asked += 1
  })
  test.each(Object.entries(ENDPOINTS))('%s', async (name, expected) => {
    const [method = '', path = ''] = name.split(' ')
    const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    const ask = (cookie: string) => {
      const init = method === 'post' ? post : { headers: {} }
      return fetchAnew(real(path), { ...init, headers: { ...init.headers, cookie } })
    }
    expect(await statuses(ask)).toEqual(expected)
  })
})

test.each(Object.entries(RAW_ROUTES))('%s', async (name, expected) => {
  const [method = '', path = ''] = name.replace('ALL', 'GET').split(' ')
  const ask = (cookie: string) => fetchAnew(real(path), { method, headers: { cookie } })
  expect(await statuses(ask)).toEqual(expected)
})

test('no choice in a list on any page has an empty value', async () => {
  for (const [path, [, , , admin]] of Object.entries(PAGES)) {
    if (admin !== 200) continue
    const page = await pageOf(await fetchAnew(real(path), { headers: { cookie: cookies.admin } }))
    const empty = page.all('option[value=""], option:not([value])').map(({ outerHTML }) => outerHTML)
    expect(empty, path).toEqual([])
  }
})

test('staff who choose no status see all orders', async () => {
  const ask = (path: string) => fetchAnew(path, { headers: { cookie: cookies.moderator } })
  const chosen = async (path: string) => (await pageOf(await ask(path))).all('option[selected]')
  for (const path of ['/admin/orders', '/admin/orders?search=&status=all']) {
    expect((await chosen(path)).map((one) => one.getAttribute('value'))).toContain('all')
  }
  expect((await chosen('/admin/orders?status=shipped')).map((one) => one.getAttribute('value'))).toContain(
    'shipped',
  )
  expect((await ask('/admin/orders?status=none')).status).toBe(400)
})

test('only an admin gives and takes away roles', async () => {
  await signAllIn()
  const { email, id } = await addPerson(testCtx(shop()))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of [
    `intent=grant&email=${email}&role=moderator&ownPassword=${encodeURIComponent(PASSWORD)}`,
    `intent=revoke&userId=${id}&role=moderator&ownPassword=${encodeURIComponent(PASSWORD)}`,
    `intent=end-sessions&email=${email}&ownPassword=${encodeURIComponent(PASSWORD)}`,
    `intent=invite&email=new-${email}&firstName=N&lastName=N&language=th&role=moderator&ownPassword=${encodeURIComponent(PASSWORD)}`,
  ]) {
    const ask = (cookie: string) =>
      fetchAnew('/admin/team', { method: 'POST', body, headers: { ...headers, cookie } })
    expect(await statuses(ask)).toEqual([302, 404, 403, 303])
  }
})

test('what a person who is signed in may not do is recorded, for a page, a form and the API', async () => {
  const ctx = testCtx(shop())
  const [customer, moderator] = [await addPerson(ctx), await addPerson(ctx, { roles: ['moderator'] })]
  const refusals = ({ id }: { id: string }) =>
    inTransaction(asShop(ctx), async (ctx) => {
      const rows = await ctx.db.select().from(securityEvents).where(eq(securityEvents.userId, id))
      return rows.map(({ event, count }) => [event, count])
    })
  const asCustomer = { headers: { cookie: await cookieOf(ctx, customer) } }
  expect((await app.fetch('/admin', asCustomer)).status).toBe(404)
  expect((await app.fetch('/api/staff', asCustomer)).status).toBe(403)
  expect((await app.fetch('/account', asCustomer)).status).toBe(200)
  expect(await refusals(customer)).toEqual([['access.refused', 2]])

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const cookie = await cookieOf(ctx, moderator)
  const body = `intent=end-sessions&email=${customer.email}`
  expect(
    (await app.fetch('/admin/team', { method: 'POST', body, headers: { ...form, cookie } })).status,
  ).toBe(403)
  expect((await app.fetch('/api/staff', { headers: { cookie } })).status).toBe(403)
  expect(await refusals(moderator)).toEqual([['access.refused', 2]])
})

describe('forms', () => {
  let sent = 0
  test.each(Object.entries(FORMS))('POST %s', async (path, expected) => {
    if (sent % 80 === 0) await signAllIn()
    sent += 1
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const ask = (cookie: string) =>
      fetchAnew(real(path), { method: 'POST', body: '', headers: { ...headers, cookie } })
    expect(await statuses(ask)).toEqual(expected)
  })
})

test('customers read their own order, until they sign out', async () => {
  const ctx = testCtx(shop())
  const product = await addProduct(ctx)
  const person = await addPerson(ctx)
  await mustPlace(testCtx(shop(), { actor: person.actor }), orderOf([{ product, quantity: 2 }]))
  const cookie = await cookieOf(ctx, person)
  const { items } = (await (await fetchAnew('/api/orders', { headers: { cookie } })).json()) as {
    items: { id: string }[]
  }
  const path = `/orders/${items[0]?.id}`
  expect((await fetchAnew(path, { headers: { cookie } })).status).toBe(200)
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetchAnew('/sign-out', { method: 'POST', body: '', headers })).status).toBe(303)
  // The same cookie is sent again.
  expect((await fetchAnew(path, { headers: { cookie } })).status).toBe(302)
  expect((await fetchAnew(`/api${path}`, { headers: { cookie } })).status).toBe(401)
})
