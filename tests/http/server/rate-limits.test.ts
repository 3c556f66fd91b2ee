import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseRateLimits } from '#adapters/rate-limits/database.ts'
import { type LimitName, LIMITS, NETWORK_TIMES, type RateLimits } from '#adapters/rate-limits/rate-limits.ts'
import type { Database } from '#database/client.ts'
import { newHome } from '../../helpers/shop-process.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

const shop = useTestDatabase()
const seal = (text: string) =>
  createHmac('sha256', 'the secret of this shop').update(text).digest('base64url')
/** The rate limits of a process: its own limiters, on the pool. */
const startProcess = (database: Pick<Database, 'pool'> = shop()) => databaseRateLimits(database.pool, seal)

const takeAll = async (limits: RateLimits, name: LimitName, key: string) => {
  for (let i = 0; i < LIMITS[name].points; i += 1) expect(await limits.take(name, key)).toBe(0)
}

afterEach(() => {
  vi.useRealTimers()
})
/** Moves the clock instead of waiting; it stands still from then on. */
const moveClock = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })

test.each(Object.keys(LIMITS) as LimitName[])(
  '%s: the limit, then a wait, then the limit again',
  async (name) => {
    const limits = startProcess()
    const { points, seconds } = LIMITS[name]
    await takeAll(limits, name, 'nok')
    const wait = await limits.take(name, 'nok')
    expect(wait).toBeGreaterThan(seconds - 60)
    expect(wait).toBeLessThanOrEqual(seconds)
    // Further tries do not make the wait longer.
    expect(await limits.take(name, 'nok')).toBeLessThanOrEqual(wait)
    expect(await limits.take(name, 'somebody else')).toBe(0)

    moveClock(seconds + 1)
    expect(await limits.take(name, 'nok')).toBe(0)
    expect(points).toBeGreaterThan(0)
  },
)

test.each([
  ['order_links', NETWORK_TIMES],
  ['sign_in', 2],
] as const)(
  '%s: a network of many addresses may try %i times as often, and has a limit',
  async (name, times) => {
    const limits = startProcess()
    const network = '2001:db8:1::/48'
    for (let i = 0; i < LIMITS[name].points * times; i += 1)
      expect(await limits.take(name, network, 'network')).toBe(0)
    expect(await limits.take(name, network, 'network')).toBeGreaterThan(0)
    expect(await limits.take(name, '2001:db8:2::/48', 'network')).toBe(0)
  },
)

test('one network alone does not keep all unknown devices from signing in to an account', () => {
  const { points, seconds, networkTimes } = LIMITS.sign_in
  const anHour = (points * networkTimes * 3_600) / seconds
  expect(anHour).toBeLessThan(LIMITS.sign_in_anywhere.points)
})

test('the wait is given in whole seconds, and is never 0', async () => {
  const limits = startProcess()
  moveClock(0)
  await takeAll(limits, 'mail', 'impatient')
  moveClock(LIMITS.mail.seconds - 0.001)
  expect(await limits.take('mail', 'impatient')).toBe(1)
})

test.each(['checkout', 'sign_in'] as const)('%s: two processes share the count', async (name) => {
  const [one, other] = [startProcess(), startProcess()]
  const { points } = LIMITS[name]
  const waits = await Promise.all(
    Array.from({ length: points * 2 }, (_, i) => (i % 2 === 0 ? one : other).take(name, 'both')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(points)
  expect(await one.take(name, 'both')).toBeGreaterThan(0)
  expect(await other.take(name, 'both')).toBeGreaterThan(0)
})

test('what one process forgets, the other forgets too', async () => {
  const [one, other] = [startProcess(), startProcess()]
  await takeAll(one, 'sign_in', 'right at last')
  expect(await other.take('sign_in', 'right at last')).toBeGreaterThan(0)
  await one.forget(['sign_in', 'right at last'])
  expect(await other.take('sign_in', 'right at last')).toBe(0)
  await one.forget(['sign_in', 'never seen'])
})

test('forgetting affects one limit and one key', async () => {
  const limits = startProcess()
  await takeAll(limits, 'sign_in', 'a')
  await takeAll(limits, 'code', 'a')
  await takeAll(limits, 'sign_in', 'b')
  await limits.forget(['sign_in', 'a'])
  expect(await limits.take('sign_in', 'a')).toBe(0)
  expect(await limits.take('code', 'a')).toBeGreaterThan(0)
  expect(await limits.take('sign_in', 'b')).toBeGreaterThan(0)
})

test('a firm limit does not ask the database about a key that is over it', async () => {
  let queries = 0
  const { pool } = shop()
  const counted = new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property) as unknown
      queries += 1
      return target.query.bind(target)
    },
  })
  const limits = databaseRateLimits(counted, seal)
  await takeAll(limits, 'forms', 'flood')
  await limits.take('forms', 'flood')
  const before = queries
  for (let i = 0; i < 50; i += 1) expect(await limits.take('forms', 'flood')).toBeGreaterThan(0)
  expect(before).toBe(LIMITS.forms.points + 1)
  expect(queries).toBe(before)
})

test('a restart keeps the counters', async () => {
  const home = await newHome()
  const first = await home.open()
  await takeAll(startProcess(first), 'sign_in', 'patient guesser')
  await first.close()

  const second = await home.open()
  onTestFinished(() => second.close())
  expect(await startProcess(second).take('sign_in', 'patient guesser')).toBeGreaterThan(0)
  expect(await startProcess(second).take('sign_in', 'somebody else')).toBe(0)
})

test('the table does not reveal who tried', async () => {
  const limits = startProcess()
  const key = 'somchai@example.com 198.51.100.7'
  await limits.take('sign_in', key)
  const { rows } = await shop().db.execute<{ key: string }>(sql`select key from rate_limits`)
  const keys = rows.map((row) => row.key)
  expect(keys).toContain(`sign_in:${seal(key)}`)
  for (const kept of keys) expect(kept).not.toMatch(/@|somchai|198\.51/)
  // Another secret gives another key: a list of addresses does not help to read the table.
  const elsewhere = createHmac('sha256', 'another secret').update(key).digest('base64url')
  expect(keys).not.toContain(`sign_in:${elsewhere}`)
})

test('a database failure is an error, and never allows a try', async () => {
  const pool = { query: () => Promise.reject(new Error('no database')) }
  const limits = databaseRateLimits(pool, seal)
  await expect(limits.take('sign_in', 'nok')).rejects.toThrow('no database')
})
