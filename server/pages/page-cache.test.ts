import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#shared/durations.ts'
import { KEEPABLE, PageCache } from './page-cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what was cached is sent for ten minutes after the database was lost, and only where rendering fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new PageCache('http://shop.test')
  const request = new Request('http://shop.test/shop')
  const renders = (body: string) => async () => new Response(body, { headers: { 'cache-control': KEEPABLE } })
  const fails = async () => new Response('unavailable', { status: 503 })
  const answer = async (render: () => Promise<Response>) => (await cache.fill(request, render)).text()

  expect(await answer(renders('old'))).toBe('old')
  cache.turn('off')
  expect(await answer(fails)).toBe('old')
  // The database may answer, though it announces nothing: then its answer counts, and is not cached.
  expect(await answer(renders('new'))).toBe('new')
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  const stale = await cache.fill(request, fails)
  expect(stale.headers.get('age')).toBe('600')
  expect(await stale.text()).toBe('old')
  vi.setSystemTime(Date.now() + 1)
  expect(await answer(fails)).toBe('unavailable')

  cache.turn('on')
  expect(await answer(renders('newer'))).toBe('newer')
  cache.turn('off')
  expect(await answer(fails)).toBe('newer')
})
