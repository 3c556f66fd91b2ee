import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#shared/kernel/durations.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'
import { SettingsCache } from './settings-cache.ts'

const timeline: SettingsTimeline = []
const changed: SettingsTimeline = []
const at = new Date(0)
const from = { at, isInTransaction: false }
const refuse = () => Promise.reject(new Error('read twice'))

test('settings that were read before a change are given to those who wait, and not kept', async () => {
  const cache = new SettingsCache()
  cache.turn('on')
  const reading = Promise.withResolvers<SettingsTimeline>()
  const waiting = [cache.read(() => reading.promise, from), cache.read(refuse, from)]
  cache.clear()
  reading.resolve(timeline)
  expect(await Promise.all(waiting)).toEqual([
    { timeline, at },
    { timeline, at },
  ])
  expect(cache.kept).toBeUndefined()
  await cache.read(async () => timeline, from)
  expect(cache.kept).toBe(timeline)
})

test('nothing is kept before it is turned on, nor after a reading that failed', async () => {
  const cache = new SettingsCache()
  await cache.read(async () => timeline, from)
  expect(cache.kept).toBeUndefined()
  cache.turn('on')
  await expect(cache.read(() => Promise.reject(new Error('no database')), from)).rejects.toThrow(
    'no database',
  )
  expect(cache.kept).toBeUndefined()
})

test('while changes cannot be heard, what is kept is less than five seconds old', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(SECOND)
  onTestFinished(() => {
    clock.mockRestore()
    vi.useRealTimers()
  })
  function pass(ms: number) {
    clock.mockReturnValue(performance.now() + ms)
    vi.advanceTimersByTime(ms)
  }
  const cache = new SettingsCache()
  cache.turn('on')
  await cache.read(async () => timeline, from)
  pass(60 * SECOND)
  expect(cache.kept).toBe(timeline)
  cache.turn('off')
  expect(cache.kept).toBeUndefined()
  await cache.read(async () => timeline, from)
  pass(3 * SECOND)
  expect(await cache.read(refuse, from)).toEqual({ timeline, at })
  pass(2 * SECOND)
  expect((await cache.read(async () => changed, from)).timeline).toBe(changed)
})

test('a request has read one state, though they change meanwhile, and not read what failed', async () => {
  const cache = new SettingsCache()
  cache.turn('on')
  const request = cache.forRequest('reads')
  await expect(request.read(() => Promise.reject(new Error('no database')), from)).rejects.toThrow()
  expect((await request.read(async () => timeline, from)).timeline).toBe(timeline)
  cache.clear()
  const later = { at: new Date(1), isInTransaction: true }
  expect(await request.read(refuse, later)).toEqual({ timeline, at })
  const next = await cache.forRequest('reads').read(async () => changed, later)
  expect(next).toEqual({ timeline: changed, at: later.at })
})

test('a transaction does not wait for the reading of its request outside of it, and both show the same', async () => {
  const request = new SettingsCache().forRequest('reads')
  const outside = Promise.withResolvers<SettingsTimeline>()
  const waiting = request.read(() => outside.promise, from)
  const inside = await request.read(async () => timeline, { at, isInTransaction: true })
  outside.resolve(changed)
  expect(inside.timeline).toBe(timeline)
  expect((await waiting).timeline).toBe(timeline)
})

test('who acts, or has just acted, is not shown what is kept unheard', async () => {
  const cache = new SettingsCache()
  cache.turn('off')
  await cache.read(async () => timeline, from)
  expect((await cache.forRequest('reads').read(refuse, from)).timeline).toBe(timeline)
  expect((await cache.forRequest('has acted').read(async () => changed, from)).timeline).toBe(changed)
  const acting = cache.forRequest('acts')
  expect((await acting.read(async () => timeline, from)).timeline).toBe(timeline)
  expect((await acting.read(async () => changed, from)).timeline).toBe(changed)
})
