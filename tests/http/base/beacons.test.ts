import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { browserErrors, vitals } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { BUDGETS } from '#server/monitor.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const log = capturingLog()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop(), { log })
})
afterEach(() => {
  vi.useRealTimers()
})

let addresses = 0
type Sent = { address?: string; type?: string; headers?: Record<string, string> }
/** Each from an address of its own, unless it says which. */
function send(path: string, body: unknown, { address, type = 'application/json', headers = {} }: Sent = {}) {
  addresses += 1
  return app.fetch(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    address: address ?? `10.60.${addresses >> 8}.${addresses & 255}`,
    headers: { 'content-type': type, ...headers },
  })
}
const one = { metric: 'LCP', route: '/product/:id', value: 1_234 }
const told = { device: 'phone', vitals: [one] }
const error = {
  kind: 'error',
  message: 'TypeError: x is not a function',
  stack: 'at f (/assets/cart-Cx12ab34.js:1:2)',
  route: '/cart',
  device: 'desktop',
}
const rows = () =>
  inTransaction(asShop(testCtx(shop())), async ({ db }) => ({
    vitals: await db.select().from(vitals),
    errors: await db.select().from(browserErrors),
  }))

test('vitals are counted without a trace of who sent them, and change nothing else for them', async () => {
  const cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop())))
  const response = await send('/api/vitals', told, { headers: { cookie } })
  expect(response.status).toBe(204)
  // After a change of their own people would get nothing that is cached.
  expect(response.headers.getSetCookie()).toEqual([])
  const [row] = (await rows()).vitals
  expect(row).toMatchObject({ route: '/product/:id', device: 'phone', metric: 'LCP' })
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['counts', 'day', 'device', 'metric', 'route'])
})

test('an error is kept in its group, with no more of the browser than millions share', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1'
  expect((await send('/api/browser-errors', error, { headers: { 'user-agent': userAgent } })).status).toBe(
    204,
  )
  expect((await send('/api/browser-errors', { ...error, message: 'not \0 text \ud800' })).status).toBe(204)
  expect(await rows()).toMatchObject({
    errors: [{ message: error.message, browsers: ['Safari 19'], count: 1 }, { message: 'not  text \ufffd' }],
  })
})

const vital = (changes: object) => ({ ...told, vitals: [{ ...one, ...changes }] })
test.each([
  ['a negative value', vital({ value: -1 }), 400],
  ['no number', vital({ value: Number.NaN }), 400],
  ['text', vital({ value: '12' }), 400],
  ['an absurd time', vital({ value: 1e12 }), 400],
  ['an absurd shift', vital({ metric: 'CLS', value: 8 }), 400],
  ['an unknown metric', vital({ metric: 'XYZ' }), 400],
  ['an unknown route', vital({ route: '/nowhere' }), 400],
  ['an address instead of its pattern', vital({ route: '/product/green-curry-paste' }), 400],
  ['a route with a null', vital({ route: '/\0' }), 400],
  ['an unknown device', { ...told, device: 'fridge' }, 400],
  ['more than was asked for', { ...told, user: 'nok@example.com' }, 400],
  ['nothing', { ...told, vitals: [] }, 400],
  ['too many', { ...told, vitals: Array.from({ length: 100 }, () => one) }, 400],
  ['a list', [told], 400],
  ['no JSON', '{"device":', 400],
  ['100 kB', 'x'.repeat(100_000), 413],
])('vitals with %s are refused', async (_what, body, status) => {
  const before = await rows()
  const response = await send('/api/vitals', body)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(await rows()).toEqual(before)
})

test.each([
  ['no message', { ...error, message: ' ' }, 400],
  ['a long message', { ...error, message: 'x'.repeat(301) }, 400],
  ['a long stack', { ...error, stack: 'x'.repeat(2_001) }, 400],
  ['an unknown route', { ...error, route: '/order/abc' }, 400],
  ['an unknown kind', { ...error, kind: 'joke' }, 400],
  ['100 kB', { ...error, stack: 'x'.repeat(100_000) }, 413],
])('errors with %s are refused', async (_what, body, status) => {
  const before = await rows()
  expect((await send('/api/browser-errors', body)).status).toBe(status)
  expect(await rows()).toEqual(before)
})

test('only the shop’s own pages are heard, and only by POST', async () => {
  for (const [path, body] of [
    ['/api/vitals', told],
    ['/api/browser-errors', error],
  ] as const) {
    expect((await send(path, body, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    expect((await send(path, body, { type: 'text/plain' })).status).toBe(415)
    expect((await app.fetch(path)).status).toBe(404)
  }
})

test('10,000 a minute from one address are turned away before the database, and others are heard', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const address = '198.51.100.7'
  const { each } = BUDGETS.vitals
  // Unknown routes cost nothing: none of them comes as far as the database.
  const bad = vital({ route: '/nowhere' })
  for (let i = 0; i < each.points; i += 1)
    expect((await send('/api/vitals', bad, { address })).status).toBe(400)
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async () => (await send('/api/vitals', told, { address })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([429]))
  const refused = await send('/api/vitals', told, { address })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send('/api/vitals', told)).status).toBe(204)
  vi.setSystemTime(Date.now() + each.duration * 1_000 + 1)
  expect((await send('/api/vitals', told, { address })).status).toBe(204)
})

test('all together have a limit as well, for errors too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const { each, all } = BUDGETS.errors
  const bad = { ...error, route: '/nowhere' }
  const statuses: number[] = []
  for (let i = 0; i <= each.points; i += 1)
    statuses.push((await send('/api/browser-errors', bad, { address: '198.51.100.8' })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  for (let i = 0; i < all.points; i += 1) statuses.push((await send('/api/browser-errors', bad)).status)
  expect(statuses.at(-1)).toBe(429)
  vi.setSystemTime(Date.now() + all.duration * 1_000 + 1)
  expect((await send('/api/browser-errors', bad)).status).toBe(400)
})

test('nothing of all that was an error of the server', () => {
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
})

test('pages tell browsers in how many visits they are to measure, where that is not all', async () => {
  expect((await app.fetch('/about')).headers.get('server-timing')).toBeNull()
  const quiet = await testApp(shop(), { settings: { vitalsShare: 0.25 } })
  // The second comes from the page cache.
  for (const path of ['/about', '/about'])
    expect((await quiet.fetch(path)).headers.get('server-timing')).toBe('vitals;desc="0.25"')
})
