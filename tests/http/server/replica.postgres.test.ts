import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import {
  onServer,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../../databases/replicated-postgres.ts'
import { allHeard } from '../../helpers/all-heard.ts'
import { eventually } from '../../helpers/eventually.ts'
import { contact } from '#tests/data/orders.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'

/* A shop whose public pages are read from a standby, which the tests hold up. They build on each other. */

let servers: ReplicatedPostgres
let database: Database
let app: TestApp
let ctx: Ctx
const warnings: string[] = []

beforeAll(async () => {
  servers = await startReplicatedPostgres()
  database = await openDatabase({
    url: servers.primary.url,
    replicaUrl: servers.standby.url,
    dataDir: '',
    warn: (message) => warnings.push(message),
  })
  ctx = testCtx(database)
  await seedDemo(ctx)
  app = await testApp(database)
})
afterAll(async () => {
  await database?.close()
  servers?.remove()
})

/** The port of the server that answers reads. */
async function readsAt(): Promise<number | undefined> {
  const { rows } = await database.readDb.execute<{ port: number }>(sql`select inet_server_port() as port`)
  return rows[0]?.port
}
const untilReadAt = (port: number) => eventually(readsAt, (found) => found === port)
const pause = () => onServer(servers.standby, 'select pg_wal_replay_pause()')
const resume = () => onServer(servers.standby, 'select pg_wal_replay_resume()')
const read = async (path: string, cookie = '') => (await app.fetch(path, { headers: { cookie } })).text()

test('reads go to the replica once it has what was announced', async () => {
  const { id } = await addProduct(ctx)
  await untilReadAt(servers.standby.port)
  for (const path of [
    `/api/products/${id}`,
    '/api/products?search=test+paste',
    '/api/products?search=tset+paste',
  ]) {
    expect(await read(path)).toContain(`"id":"${id}"`)
  }
  expect(await readsAt()).toBe(servers.standby.port)
})

test('while the replica is behind, no page is old or kept old: what was announced is read on the primary', async () => {
  const { id } = await addProduct(ctx, { priceCents: 1_11 })
  await untilReadAt(servers.standby.port)
  expect(await read(`/product/${id}`)).toContain('R1.11')

  await pause()
  await changeProduct(ctx, id, { priceCents: 2_22 })
  await allHeard(database)
  for (const path of [`/product/${id}`, `/product/${id}?language=th`, `/product/${id}`]) {
    expect(await read(path)).toContain('R2.22')
  }
  expect(await readsAt()).toBe(servers.primary.port)

  await resume()
  await untilReadAt(servers.standby.port)
  await changeProduct(ctx, id, { priceCents: 3_33 })
  await allHeard(database)
  expect(await read(`/product/${id}`)).toContain('R3.33')
})

test('who has just acted sees it, also where nobody has heard of it yet', async () => {
  const { id, priceCents } = await addProduct(ctx, { initialStock: 5 })
  const path = `/api/products/${id}`
  await untilReadAt(servers.standby.port)
  expect(await read(path)).toContain('"left":5')

  await pause()
  // As for a process that the announcement has not reached yet.
  await onServer(servers.primary, 'alter table products disable trigger products_changed')
  const placed = await app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      lines: [{ productId: id, quantity: 1 }],
      contact,
      delivery: { method: 'pickup' },
      payment: { method: 'bank_transfer' },
      agreedTotalCents: priceCents,
    }),
  })
  expect(placed.status).toBe(201)
  const [cookie = ''] = placed.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-acted=1; Path=\/; HttpOnly; SameSite=Lax; Max-Age=10; Secure$/)

  expect(await read(path, cookie.split(';')[0])).toContain('"left":4')
  expect(await read(`/product/${id}`, cookie.split(';')[0])).toContain('4 left')
  // Everybody else gets what was true a moment ago, cached or from the replica.
  expect(await read(path)).toContain('"left":5')
  expect(await read(`${path}?language=th`)).toContain('"left":5')
  await onServer(servers.primary, 'alter table products enable trigger products_changed')
  await resume()
})

test('a form that is refused, the cart and the language say nothing about what somebody did', async () => {
  const post = (path: string, body: string) =>
    app.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  for (const response of [
    await post('/preferences', 'language=th'),
    await post('/checkout', 'intent=nothing'),
  ]) {
    expect(response.headers.getSetCookie().filter((cookie) => cookie.includes('acted'))).toEqual([])
  }
})

test('a replica that is gone is said once, and read again when it is back', async () => {
  await untilReadAt(servers.standby.port)
  warnings.length = 0
  servers.standby.stop()
  for (let i = 0; i < 5; i += 1) expect(await readsAt()).toBe(servers.primary.port)
  expect(warnings).toEqual(['the replica does not answer, so all reads go to the primary'])
  servers.standby.start()
  await untilReadAt(servers.standby.port)
  expect(warnings.slice(1)).toEqual(['the replica is read again'])
})

test('a replica that was promoted is none any more', async () => {
  await untilReadAt(servers.standby.port)
  // Its primary is alive here, as when somebody promotes the wrong one.
  await onServer(servers.primary, `alter system reset synchronous_standby_names`)
  await onServer(servers.primary, 'select pg_reload_conf()')
  await onServer(servers.standby, 'select pg_promote()')
  const { id } = await addProduct(ctx)
  await allHeard(database)
  expect(await readsAt()).toBe(servers.primary.port)
  expect(await read(`/api/products/${id}`)).toContain(`"id":"${id}"`)
})
