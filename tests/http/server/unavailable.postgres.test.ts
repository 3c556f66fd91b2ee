import pg from 'pg'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { stdSerializers } from 'pino'
import { openDatabase } from '#database/open-database.ts'
import { withoutValues } from '#database/query-error.ts'
import type { Log } from '#domain/kernel/context.ts'
import { endpoints } from '#server/api/endpoints.ts'
import { createDatabase, dropDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { readPage } from '#tests/helpers/html.ts'
import { errors as en } from '#shared/messages/en/shell/errors.ts'
import { errors as th } from '#shared/messages/th/shell/errors.ts'
import { cookieName } from '#shared/kernel/cookies.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog } from '#tests/helpers/test-ctx.ts'
import { type DatabaseNetwork, startDatabaseNetwork } from '#tests/stand-ins/database-network.ts'
import { FORMS } from '../access/forms.ts'
import { PAGES } from '../access/pages.ts'

/* Asks a shop whose database cannot answer: never 500. */

const KEY = 'x'.repeat(43)
const signedIn = { headers: { cookie: `${cookieName('https://shop.test', 'session')}=${KEY}` } }
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }

let direct = ''
beforeAll(async () => {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const name = await createDatabase(shop.server, shop.template)
  direct = urlOf(shop.server, name)
  return () => dropDatabase(shop.server, name)
})

async function startApp(log?: Log): Promise<{ app: TestApp; network: DatabaseNetwork }> {
  const network = await startDatabaseNetwork(direct)
  const database = await openDatabase({ url: network.url, dataDir: '' })
  onTestFinished(() => database.close())
  return { app: await testApp(database, { ...(log && { log }) }), network }
}

/** Runs a statement beside the shop, over a connection that does not break. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: direct })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const KEPT =
  '/ /th /shop /th/shop /product/pad-thai-sauce /api/products /shop.data /menu /th/menu.data /recipes /events /about'.split(
    ' ',
  )

/** Every page of the site, as whoever has no right to it, and the data of each. */
const ALL_PAGES = Object.keys(PAGES).flatMap((path) => {
  const real = path.replace(/:key/, KEY).replace(/:\w+|\*/g, 'anything')
  return [real, real === '/' ? '/_.data' : `${real}.data`]
})
const KEYED = [
  ...Object.keys(PAGES)
    .filter((path) => path.includes(':key'))
    .map((path) => ['GET', path]),
  ...Object.keys(FORMS)
    .filter((path) => path.includes(':key'))
    .map((path) => ['POST', path]),
  ...endpoints
    .filter(({ path }) => path.includes('{key}'))
    .map(({ method, path }) => [method.toUpperCase(), path]),
  ['GET', '/order/:key/events'],
] as [method: string, path: string][]

describe('while the database is gone', () => {
  test('what was cached is sent, and says so; when it is back, nothing is older than what it says', async () => {
    const { app, network } = await startApp()
    for (const path of KEPT) expect((await app.fetch(path)).headers.has('etag'), path).toBe(true)
    await network.cut()
    for (const path of KEPT) {
      const response = await eventually(
        () => app.fetch(path),
        ({ headers }) => headers.has('cache-status'),
      )
      expect(response.status, path).toBe(200)
      expect(response.headers.get('cache-status')).toMatch(
        /^krok; hit; ttl=-\d+; detail=database-unavailable$/,
      )
      expect(response.headers.get('age')).toMatch(/^\d+$/)
    }
    await beside((client) =>
      client.query(`update products set price_cents = 12345 where slug = 'pad-thai-sauce'`),
    )
    expect(await (await app.fetch('/product/pad-thai-sauce')).text()).toContain('R89.00')
    await network.restore()
    const back = await eventually(
      () => app.fetch('/product/pad-thai-sauce'),
      // Announcements may be heard again, and what was cached be gone, before a page gets a connection.
      ({ status, headers }) => status === 200 && !headers.has('cache-status'),
    )
    expect(await back.text()).toContain('R123.45')
    // It is cached again, and announced changes are heard again.
    await eventually(
      () => app.fetch('/product/pad-thai-sauce'),
      ({ headers }) => headers.has('etag'),
    )
    await beside((client) =>
      client.query(`update products set price_cents = 8900 where slug = 'pad-thai-sauce'`),
    )
    await eventually(
      async () => (await app.fetch('/product/pad-thai-sauce')).text(),
      (page) => page.includes('R89.00'),
    )
  })

  test('every other answer is a 503 that says when to try again, pages in their language', async () => {
    const { app, network } = await startApp()
    await network.cut()
    const asked: [path: string, init?: RequestInit][] = [
      ['/product/pad-thai-sauce'],
      ['/th/product/pad-thai-sauce'],
      ['/product/pad-thai-sauce', { headers: { cookie: '__Host-currency=USD' } }],
      ['/th/account', signedIn],
      ['/recipes', signedIn],
      ['/th/shop.data', signedIn],
      ['/auth', form],
      ['/th/checkout', form],
      [`/order/${KEY}`],
      [`/order/${KEY}/pay`],
      [`/order/${KEY}/documents/INV-000001.pdf`],
      [`/order/${KEY}/events`],
      ['/orders/0198b1a0-0000-7000-8000-000000000000/events', signedIn],
      ['/webhooks/payfast', { method: 'POST', body: 'a=b' }],
      ['/api/products'],
      ['/api/products/pad-thai-sauce'],
      ['/api/orders', signedIn],
      [
        '/api/cart/quote',
        {
          ...form,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            lines: [{ productId: '0198b1a0-0000-7000-8000-000000000000', quantity: 1 }],
          }),
        },
      ],
      ['/readyz'],
    ]
    for (const [path, init] of asked) {
      const response = await app.fetch(path, init)
      expect([path, response.status]).toEqual([path, 503])
      expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
      expect(response.headers.get('cache-control') ?? 'no-store', path).toContain('no-store')
      if (path.startsWith('/api/')) expect(await response.json()).toMatchObject({ code: 'unavailable' })
      else if (response.headers.get('content-type')?.startsWith('text/html')) {
        const page = readPage(await response.text())
        const [language, texts] = path.startsWith('/th') ? (['th', th] as const) : (['en', en] as const)
        expect([path, page.language, page.textOf('h1')]).toEqual([path, language, texts.unavailable.title])
        expect(page.textOf('footer'), path).not.toBe('')
      }
    }
    expect((await app.fetch('/healthz')).status).toBe(200)
  })
})

test.each([
  ['visitor', {}],
  ['somebody who was signed in', signedIn],
])('without a database no page fails otherwise, of all that there are: to a %s', async (_who, init) => {
  const { app, network } = await startApp()
  await network.cut()
  const failures: string[] = []
  for (const path of ALL_PAGES) {
    const { status, body } = await app.fetch(path, init)
    await body?.cancel()
    if (status >= 500 && status !== 503) failures.push(`${status} ${path}`)
  }
  expect(failures).toEqual([])
})

test('what the log says meanwhile has no key of an order, a table, a sign-up, a review or a message', async () => {
  const log = capturingLog()
  const { app, network } = await startApp(log)
  await network.cut()
  for (const [method, path] of KEYED) {
    const address = path.replace(/:key|\{key\}/, KEY).replace(/:\w+/, 'INV-000001.pdf')
    const json = address.startsWith('/api/')
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    const init =
      method === 'POST'
        ? { method, headers: { 'content-type': type }, body: json ? '{}' : 'intent=cancel&sure=yes' }
        : {}
    for (const prefix of json ? [''] : ['', '/th'])
      await (await app.fetch(prefix + address, init)).body?.cancel()
  }
  const lines = log.entries.map(({ fields, message }) => {
    const { err, ...others } = fields as { err?: unknown }
    // As server/log.ts writes errors.
    return JSON.stringify({ message, ...others, err: err && stdSerializers.err(withoutValues(err) as Error) })
  })
  expect(lines.length).toBeGreaterThan(KEYED.length)
  expect(lines.filter((line) => line.includes(KEY))).toEqual([])
})

describe('a busy database', () => {
  const paths = ['/api/products?page=2', '/th/product/pad-thai-sauce', '/shop?page=2', '/api/categories']

  test('whose connections are all in use turns requests away', async () => {
    const { app } = await startApp()
    const { pool } = app.services.database
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    const answers = await Promise.all(paths.map((path) => app.fetch(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503))
    for (const client of held) client.release()
    for (const path of paths) expect((await app.fetch(path)).status).toBe(200)
  })

  test('that has no connections left turns away those who need another one', async () => {
    const { app, network } = await startApp()
    network.fill(network.open() + 1)
    const many = Array.from({ length: 20 }, (_, i) => app.fetch(`/api/products?page=${i + 1}`))
    const statuses = new Set((await Promise.all(many)).map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 503]))
    await network.restore()
    for (const path of paths) expect((await app.fetch(path)).status).toBe(200)
  })

  test('that takes too long for a statement cancels it', async () => {
    const { app } = await startApp()
    await beside(async (client) => {
      await client.query('begin; lock table products in access exclusive mode')
      const answers = await Promise.all(paths.map((path) => app.fetch(path)))
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 200])
    })
    for (const path of paths) expect((await app.fetch(path)).status).toBe(200)
  })
})

test('a page whose connections are lost while it is read is a whole page that says so', async () => {
  const { app } = await startApp()
  const path = '/shop?asked=again'
  const loseWaiting = () =>
    beside((client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
  const answer = await beside(async (client) => {
    await client.query('begin; lock table products in access exclusive mode')
    const asked = app.fetch(path)
    await eventually(loseWaiting, ({ rowCount }) => rowCount !== 0)
    return asked
  })
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
  expect(readPage(html).all('article')).toEqual([])
  expect((await app.fetch(path)).status).toBe(200)
})

test('connections that swallow everything hold up no request, and no cached page for long', async () => {
  const { app, network } = await startApp()
  const { pool } = app.services.database
  const open = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  for (const client of open) client.release()
  const path = '/api/products/jungle-curry-paste'
  expect((await app.fetch(path)).headers.has('etag')).toBe(true)

  network.forget()
  await beside((client) =>
    client.query(`update products set price_cents = 12345 where slug = 'jungle-curry-paste'`),
  )
  const statuses = await Promise.all(
    Array.from({ length: 15 }, async (_, i) => (await app.fetch(`/api/products?page=${i + 1}`)).status),
  )
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  await eventually(
    async () => (await app.fetch(path)).text(),
    (product) => product.includes('12345'),
  )
  await Promise.all(
    Array.from({ length: 15 }, async (_, i) => {
      expect((await app.fetch(`/api/products?page=${i + 1}`)).status).toBe(200)
    }),
  )
})

describe('/readyz says 503', () => {
  test('soon, while the database swallows everything', async () => {
    const { app, network } = await startApp()
    expect((await app.fetch('/readyz')).status).toBe(200)
    network.silence()
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.fetch('/readyz')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    await network.restore()
    await eventually(
      () => app.fetch('/readyz'),
      ({ status }) => status === 200,
    )
  })

  test('while the database can be read only', async () => {
    const { app, network } = await startApp()
    const { pathname } = new URL(direct)
    const setReadOnly = (value: 'on' | 'off') =>
      beside(async (client) => {
        await client.query('set default_transaction_read_only = off')
        await client.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}`)
      })
    await setReadOnly('on')
    await network.cut()
    await network.restore()
    await eventually(
      () => app.fetch('/api/products?page=3'),
      ({ status }) => status === 200,
    )
    expect((await app.fetch('/readyz')).status).toBe(503)
    await setReadOnly('off')
    await network.cut()
    await network.restore()
    await eventually(
      () => app.fetch('/readyz'),
      ({ status }) => status === 200,
    )
  })
})
