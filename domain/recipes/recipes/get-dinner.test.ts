import { expect, test } from 'vitest'
import { DAY } from '#shared/kernel/durations.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getDinner } from './index.ts'

const shop = useTestDatabase()
const NOON = new Date('2026-12-01T10:00:00Z')
const dinnerAt = (now: Date, minutes = 45) =>
  getDinner(testCtx(shop(), { now: () => now }), { language: 'th', minutes })

test('each day has a dinner of its own, in time for the evening and with a jar, until all had their turn', async () => {
  const days = Array.from({ length: 30 }, (_, day) => new Date(NOON.getTime() + day * DAY))
  const dinners = await Promise.all(days.map((day) => dinnerAt(day)))
  const slugs = dinners.map((dinner) => dinner?.slug ?? '')
  const turn = slugs.indexOf(slugs[0] ?? '', 1)
  expect(turn).toBeGreaterThan(2)
  expect(new Set(slugs).size).toBe(turn)
  expect(dinners.every((dinner) => dinner?.product && dinner.image && dinner.totalMinutes <= 45)).toBe(true)
  // The day ends at the shop's midnight.
  expect((await dinnerAt(new Date('2026-12-01T21:59:00Z')))?.slug).toBe(slugs[0])
  expect((await dinnerAt(new Date('2026-12-01T22:00:00Z')))?.slug).toBe(slugs[1])
})

test('where nothing is cooked so fast there is none', async () => {
  expect(await dinnerAt(NOON, 1)).toBeUndefined()
})
