import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { listening } from '#tests/helpers/listening.ts'
import { readOpenMetrics, type Sample, valueOf } from '#tests/helpers/open-metrics.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const METRICS_TOKEN = 'a token of the tests, long enough'
const withToken = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }

const shop = useTestDatabase()
let ctx: Ctx
let app: TestApp
let url: string
let product: TestProduct
beforeAll(async () => {
  ctx = testCtx(shop())
  product = await addProduct(ctx, { initialStock: 50 })
  app = await testApp(shop(), { settings: { metricsToken: METRICS_TOKEN } })
  const server = await listening(app.listener)
  url = server.url
  return () => server.close()
})

async function scrape(): Promise<Sample[]> {
  const response = await fetch(`${url}/metrics`, withToken)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return readOpenMetrics(await response.text())
}

const DURATIONS = 'krok_http_request_duration_seconds'
const answers = (samples: Sample[], route: string, status = '2xx', method = 'GET') =>
  valueOf(samples, `${DURATIONS}_count`, { method, route, status })

test('without the setting there is no such page, and without the token nobody reads it', async () => {
  const plain = await testApp(shop())
  const [nowhere, metrics] = [await plain.fetch('/nowhere'), await plain.fetch('/metrics', withToken)]
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    nowhere.status,
    nowhere.headers.get('content-type'),
  ])
  expect(nowhere.status).toBe(404)
  for (const authorization of [
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${METRICS_TOKEN}x`,
    `Basic ${METRICS_TOKEN}`,
  ]) {
    const refused = await app.fetch('/metrics', { headers: { authorization } })
    expect([refused.status, await refused.text()], authorization).toEqual([401, ''])
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
  }
  expect((await app.fetch(`/metrics?token=${METRICS_TOKEN}`)).status).toBe(401)
})

test('the token is in no line of the log', async () => {
  const log = capturingLog()
  const logged = await testApp(shop(), { log, settings: { metricsToken: METRICS_TOKEN } })
  expect((await logged.fetch('/metrics', withToken)).status).toBe(200)
  expect(log.entries.map(({ message }) => message)).toEqual(['request'])
  expect(JSON.stringify(log.entries)).not.toContain(METRICS_TOKEN)
})

test('every request is counted once, by its route and never by its address', async () => {
  const get = async (path: string, init: RequestInit = {}) => {
    await (await fetch(url + path, { redirect: 'manual', ...init })).arrayBuffer()
  }
  for (let i = 0; i < 3; i += 1) await get(`/product/${product.slug}`)
  await get(`/th/product/${product.slug}`)
  await get(`/product/${product.slug}.data`)
  await get('/product/no-such-jar')
  await get(`/api/products/${product.id}`)
  for (const path of ['/wp-login.php', '/a/b/c', '/%ff', '/assets/none.js']) await get(path)
  await get('/shop', { method: 'PROPFIND' })
  const samples = await scrape()

  expect(answers(samples, '/:locale?/product/:id')).toBe(4)
  expect(answers(samples, '/:locale?/product/:id', '4xx')).toBe(1)
  expect(answers(samples, '/:locale?/product/:id.data')).toBe(1)
  expect(answers(samples, '/api/products/:id')).toBe(1)
  expect(answers(samples, '/:locale?/*', '4xx')).toBe(2)
  expect(answers(samples, '/:locale?/shop', '4xx', 'other')).toBe(1)
  const routes = new Set(samples.map(({ labels }) => labels['route'] ?? ''))
  expect([...routes].filter((route) => /wp-login|no-such-jar|%|nowhere/.test(route))).toEqual([])
  // The first of the three was rendered, and so were its Thai twin and its data; the other two came from memory.
  expect(valueOf(samples, 'krok_page_cache_answers_total', { result: 'hit' })).toBe(2)
  expect(valueOf(samples, 'krok_page_cache_answers_total', { result: 'miss' })).toBe(4)
  const renders = valueOf(samples, 'krok_page_render_duration_seconds_count', {
    route: '/:locale?/product/:id',
  })
  expect(renders).toBe(3)
})

test('orders, waiting jobs and mails that were given up are those of the database', async () => {
  const before = await scrape()
  for (let i = 0; i < 3; i += 1) await mustPlace(ctx, orderOf([{ product, quantity: 1 }]))
  const kind = 'send-order-confirmation'
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.update(jobs).set({ runAt: sql`now() - interval '90 seconds'`, maxAttempts: 1 })
    await enqueueJob(ctx, { kind: 'send-code', challengeId: 'x', dueAt: addTime(new Date(), HOUR) })
  })
  const waiting = await scrape()
  expect(valueOf(waiting, 'krok_database_up')).toBe(1)
  expect(valueOf(waiting, 'krok_orders', { status: 'pending' })).toBe(3)
  expect(valueOf(waiting, 'krok_orders', { status: 'delivered' })).toBe(0)
  const placed = (samples: Sample[]) => valueOf(samples, 'krok_orders_placed_total') ?? Number.NaN
  expect(placed(waiting) - placed(before)).toBe(3)
  expect(valueOf(waiting, 'krok_jobs', { lane: 'orders', kind, state: 'due' })).toBe(3)
  expect(valueOf(waiting, 'krok_jobs', { lane: 'account mails', kind: 'send-code', state: 'later' })).toBe(1)
  expect(valueOf(waiting, 'krok_jobs_oldest_due_seconds', { lane: 'orders' })).toBeGreaterThanOrEqual(90)
  expect(valueOf(waiting, 'krok_jobs_oldest_due_seconds', { lane: 'account mails' })).toBe(0)
  expect(valueOf(waiting, 'krok_mails_failed', { lane: 'orders' })).toBe(0)

  await runWaitingJobs(asShop(ctx), {
    handlers: { [kind]: () => Promise.reject(new Error('no mail server')) },
  })
  const failed = await scrape()
  expect(valueOf(failed, 'krok_jobs', { lane: 'orders', kind, state: 'due' })).toBeUndefined()
  expect(valueOf(failed, 'krok_jobs_failed', { lane: 'orders', kind })).toBe(3)
  expect(valueOf(failed, 'krok_jobs_failed', { lane: 'payments', kind: 'send-refund' })).toBe(0)
  expect(valueOf(failed, 'krok_mails_failed', { lane: 'orders' })).toBe(3)
})

test('the process tells about itself', async () => {
  const samples = await scrape()
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'krok_database_waiting',
  ]) {
    expect(valueOf(samples, name), name).toBeGreaterThanOrEqual(0)
  }
  expect(valueOf(samples, 'krok_database_connections', { state: 'busy' })).toBeGreaterThanOrEqual(0)
})

test('scrapes at the same time share one look at the database, and each is whole', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, scrape))
  for (const samples of all) {
    expect(valueOf(samples, 'krok_orders_placed_total')).toBe(
      valueOf(all[0] ?? [], 'krok_orders_placed_total'),
    )
    expect(valueOf(samples, 'krok_mails_failed', { lane: 'orders' })).toBe(3)
  }
})
