import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/test/free-port.ts'
import { findProxies } from '../../scripts/test/proxies.ts'
import { SEEN_PATH } from '#server/doctor/endpoints.ts'
import { SIGNATURE, sign } from '#server/doctor/signature.ts'
import { judgeArrival, MADE_UP, seenSchema } from '#server/doctor/site.ts'
import { sealWith } from '#server/seal-with.ts'
import { newContact } from '#tests/data/orders.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Proxy, SITE, startCaddy, startNginx } from '../helpers/proxies.ts'
import { opened } from '../helpers/opened.ts'
import { saidBy } from '../helpers/surroundings.ts'
import { newHome, type ShopProcess, startShop } from '../helpers/shop-process.ts'

/*
 * Two processes of a live shop behind nginx and behind Caddy, each with the project's own configuration: what visitors get
 * while the database is away, and while the processes are restarted one by one.
 */

const SECRET = 'a secret of the tests, long enough'
const CLIENTS = 2
/** The times that each proxy is asked for the same: more often than it would take to declare both processes dead. */
const TIMES = 10

/** Closes the database to the shop, or opens it again. */
async function letConnect(url: string, isAllowed: boolean): Promise<void> {
  const shop = inject('freshShop')
  if (!('server' in shop)) throw new Error('this test is for PostgreSQL')
  const client = new pg.Client({ connectionString: shop.server })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} allow_connections ${isAllowed}`)
  if (!isAllowed) {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
  }
  await client.end()
}

test('behind nginx and behind Caddy, kept pages are sent without the database, and no request is lost when the processes are restarted', async () => {
  const programs = findProxies()
  if (!programs) throw new Error('install nginx and Caddy for this test')
  const home = await opened(await newHome())
  const settingsOf = (port: number) => ({
    ...home.settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `https://${SITE}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: `KROK <shop@${SITE}>`,
    SECRET,
    BANK_ACCOUNT: 'Test Bank 123',
    TRUST_PROXY: '1',
  })
  const ports = [await freePort(), await freePort()]
  const shops = await Promise.all(ports.map((port) => startShop(settingsOf(port))))
  const proxies = [await startNginx(programs.nginx, ports), await startCaddy(programs.caddy, ports)]
  for (const { ask, failures } of proxies) {
    await eventually(
      () => ask('/healthz'),
      ({ status }) => status === 200,
    )
    failures.length = 0
  }

  for (const proxy of proxies) await seenByTheDoctor(proxy)
  await withoutDatabase(home.settings['DATABASE_URL'] ?? '', proxies, shops)
  const [nginx] = proxies
  // A stranger's name is not the shop's, and nobody learns which nginx it is.
  const stranger = await nginx?.ask('/', { host: 'other.example' })
  expect(stranger).toMatchObject({ status: 421, headers: { server: 'nginx' } })
  await restartedOneByOne(proxies, shops, settingsOf)
  for (const { name, failures } of proxies) expect(failures, name).toEqual([])
})

/** The doctor counts one proxy, though nginx passes on what a visitor makes up, and Caddy throws it away. */
async function seenByTheDoctor({ name, ask }: Proxy): Promise<void> {
  const headers = { [SIGNATURE]: sign(sealWith(SECRET), SEEN_PATH, new Date()), 'x-forwarded-for': MADE_UP }
  const { text } = await ask(SEEN_PATH, { headers })
  const seen = seenSchema.parse(JSON.parse(text))
  expect(seen.forwardedFor.includes(MADE_UP), name).toBe(name === 'nginx')
  expect(saidBy(judgeArrival(seen, `https://${SITE}`)), name).toEqual(['host kept', 'proxies right'])
  expect((await ask(SEEN_PATH)).status).toBe(404)
}

async function withoutDatabase(url: string, proxies: Proxy[], shops: ShopProcess[]): Promise<void> {
  // Each process keeps the page.
  for (const { url } of shops) {
    await eventually(
      () => fetch(url),
      ({ headers }) => headers.has('etag'),
    )
  }
  await letConnect(url, false)
  try {
    for (const { url } of shops) {
      await eventually(
        () => fetch(url),
        ({ headers }) => headers.has('cache-status'),
      )
    }
    for (const { name, ask } of proxies) {
      for (let i = 0; i < TIMES; i += 1) {
        const other = await ask('/th/recipes')
        expect([other.status, other.headers['retry-after']], name).toEqual([503, '5'])
        expect(other.text).toContain('<html lang="th"')
        const kept = await ask('/')
        expect([kept.status, kept.headers['cache-status']], name).toEqual([
          200,
          expect.stringContaining('database-unavailable') as string,
        ])
      }
    }
  } finally {
    await letConnect(url, true)
  }
  for (const { ask } of proxies) {
    await eventually(
      () => ask('/th/recipes'),
      ({ status }) => status === 200,
    )
  }
}

async function restartedOneByOne(
  proxies: Proxy[],
  shops: ShopProcess[],
  settingsOf: (port: number) => Record<string, string>,
): Promise<void> {
  const [{ ask: askFirst } = { ask: undefined }] = proxies
  const { text = '' } = (await askFirst?.('/api/products/pad-thai-sauce')) ?? {}
  const { product } = JSON.parse(text) as { product: { id: string; priceCents: number } }
  const order = {
    lines: [{ productId: product.id, quantity: 1 }],
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: product.priceCents,
  }
  const requests = [
    ({ ask }: Proxy, i: number) => ask(`/api/products?page=${i}`),
    ({ ask }: Proxy) => ask('/product/pad-thai-sauce'),
    ({ ask }: Proxy) =>
      ask('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...order, contact: newContact() }),
      }),
  ]
  let isLoaded = true
  const statuses = new Map<number, number>()
  async function client(proxy: Proxy, first: number): Promise<void> {
    for (let i = first; ; i += 1) {
      if (!isLoaded) return
      const { status = 0 } = (await requests[i % requests.length]?.(proxy, i)) ?? {}
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const clients = proxies.flatMap((proxy) => Array.from({ length: CLIENTS }, (_, i) => client(proxy, i)))
  for (const { url, kill } of shops) {
    expect(await kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
    await startShop(settingsOf(Number(new URL(url).port)))
  }
  isLoaded = false
  await Promise.all(clients)
  // A product sold out by then is a conflict; what one address orders too often is refused.
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(0)
}
