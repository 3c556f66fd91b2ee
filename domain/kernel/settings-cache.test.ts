import { expect, test } from 'vitest'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'
import { SettingsCache } from './settings-cache.ts'

const timeline: SettingsTimeline = []

test('settings that were read before a change are given to those who wait, and not kept', async () => {
  const cache = new SettingsCache()
  cache.turn('on')
  const reading = Promise.withResolvers<SettingsTimeline>()
  const waiting = [
    cache.read(() => reading.promise),
    cache.read(() => Promise.reject(new Error('read twice'))),
  ]
  cache.clear()
  reading.resolve(timeline)
  expect(await Promise.all(waiting)).toEqual([timeline, timeline])
  expect(cache.kept).toBeUndefined()
  await cache.read(async () => timeline)
  expect(cache.kept).toBe(timeline)
})

test('nothing is kept while changes cannot be heard, nor after a reading that failed', async () => {
  const cache = new SettingsCache()
  await cache.read(async () => timeline)
  expect(cache.kept).toBeUndefined()
  cache.turn('on')
  await expect(cache.read(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(cache.kept).toBeUndefined()
})
