import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { NETWORK_TIMES } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { ServerEnv } from '../server-env.ts'
import { householdOf, networkOf } from './client-address.ts'
import { countRequests, limitRequests } from './limit-requests.ts'

const POINTS = 3

/** Answers 200 until the limit of whoever comes from `address` is reached. */
function limited() {
  const app = new Hono<ServerEnv>()
  app.use(async (c, next) => {
    const address = c.req.header('from') ?? ''
    const client = { address: householdOf(address), network: networkOf(address) }
    // Nothing else of the context says who sends a request.
    c.set('ctx', { client } as Ctx)
    await next()
  })
  const counter = countRequests({ points: POINTS, duration: 60 })
  app.use(limitRequests(counter, async (c) => c.body(null, 429)))
  app.get('/', (c) => c.body(null))
  return async (address: string) => (await app.request('/', { headers: { from: address } })).status
}

test('an address has its limit, however its last 64 bits change', async () => {
  const ask = limited()
  for (let i = 0; i < POINTS; i += 1) expect(await ask(`2001:db8:1:1::${i}`)).toBe(200)
  expect(await ask('2001:db8:1:1::ffff')).toBe(429)
  expect(await ask('2001:db8:1:2::1')).toBe(200)
})

test('a network of many addresses has a limit too, and leaves others theirs', async () => {
  const ask = limited()
  for (let i = 0; i < POINTS * NETWORK_TIMES; i += 1)
    expect(await ask(`2001:db8:1:${i.toString(16)}::1`)).toBe(200)
  expect(await ask('2001:db8:1:ffff::1')).toBe(429)
  expect(await ask('2001:db8:2:ffff::1')).toBe(200)
  expect(await ask('192.0.2.1')).toBe(200)
})
