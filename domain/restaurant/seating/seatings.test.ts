import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '#shared/restaurant/service-period.ts'
import { addTimes, isFree, type Times } from './seatings.ts'

const period = fc
  .record({ from: fc.nat({ max: 60 }), minutes: fc.integer({ min: 1, max: 12 }) })
  .map(({ from, minutes }) => ({ startsAt: new Date(from), endsAt: new Date(from + minutes) }))

test('a table is free when none of what keeps it overlaps, however much is kept and in whatever order it was added', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 12 }), period, (kept, wanted) => {
      const times = kept.reduce<Times>(addTimes, [])
      for (let i = 1; i < times.length; i += 1) expect(times[i]).toBeGreaterThan(times[i - 1] ?? 0)
      const taken = { byTable: new Map([['1', times]]), everywhere: [] }
      expect(isFree({ tableIds: ['1'] }, taken, wanted)).toBe(!kept.some((one) => overlaps(one, wanted)))
    }),
    { numRuns: 500 },
  )
})
