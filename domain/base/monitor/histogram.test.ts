import { describe, expect, test } from 'vitest'
import { MOST_OF_METRIC } from '#shared/base/monitor/beacons.ts'
import { METRICS } from '#shared/base/monitor/vitals.ts'
import { BUCKETS, bucketOf, type Counted, countsOf, percentile, WIDTH } from './histogram.ts'

/** The same numbers each time. */
function* numbers(): Generator<number> {
  for (let state = 42; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

const counted = (buckets: number[]): Counted => countsOf(buckets).map((count, bucket) => ({ bucket, count }))

describe.each(METRICS)('%s', (metric) => {
  const most = MOST_OF_METRIC[metric]

  test('is counted in one bucket, from nothing to the largest value', () => {
    const values = [0, most / 10_000, most / 100, most / 2, most]
    const buckets = values.map((value) => bucketOf(metric, value))
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
    expect(buckets[0]).toBe(0)
    // The last bucket ends just above the largest.
    expect(bucketOf(metric, most * WIDTH ** 4)).toBe(BUCKETS - 1)
    expect(bucketOf(metric, most)).toBeLessThan(BUCKETS)
  })

  test.each([1, 4, 37, 1_000])('p75 of %i values is within a bucket’s width of the true one', (size) => {
    const random = numbers()
    for (let round = 0; round < 50; round += 1) {
      // From a two-thousandth of the largest, however they are spread.
      const values = Array.from(
        { length: size },
        () => (most / 2_000) * 2_000 ** (random.next().value ** ((round % 4) + 1)),
      ).toSorted((a, b) => a - b)
      const exact = values[Math.ceil(0.75 * size) - 1] ?? NaN
      const found = percentile(metric, counted(values.map((value) => bucketOf(metric, value))), 0.75) ?? NaN
      expect(found / exact).toBeLessThanOrEqual(WIDTH)
      expect(found / exact).toBeGreaterThanOrEqual(1 / WIDTH)
    }
  })
})

test('of nothing there is no percentile, and of values below the first bucket’s end a small one', () => {
  expect(percentile('LCP', [], 0.75)).toBeUndefined()
  expect(percentile('LCP', [{ bucket: 3, count: 0 }], 0.75)).toBeUndefined()
  expect(percentile('CLS', [{ bucket: 0, count: 8 }], 0.75)).toBeCloseTo(0.00075)
})
