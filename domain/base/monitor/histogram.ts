import type { Metric } from '#shared/base/monitor/vitals.ts'

/*
 * Values are counted in buckets, each wider than the one before by the same factor, so that a day's million visits need
 * as much room as ten, and days can be added up. What a percentile can be wrong by is the width of a bucket.
 */

/** 7.2 %: what a percentile is wrong by at most. */
export const WIDTH = 2 ** (1 / 10)
export const BUCKETS = 128
/** The end of the first bucket: everything below is good anyway. */
const FIRST_END: Record<Metric, number> = { LCP: 10, INP: 10, CLS: 0.001, TTFB: 10 }

/** The bucket that a value belongs to, from 0. */
export function bucketOf(metric: Metric, value: number): number {
  const end = FIRST_END[metric]
  if (value < end) return 0
  return Math.min(BUCKETS - 1, 1 + Math.floor(Math.log(value / end) / Math.log(WIDTH)))
}

/** One value, as a row counts it. */
export function countsOf(buckets: readonly number[]): number[] {
  const counts = Array.from({ length: BUCKETS }, () => 0)
  for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  return counts
}

/** The number of values in each bucket, the smallest first. */
export type Counted = readonly { bucket: number; count: number }[]

/** @returns undefined of nothing */
export function percentile(metric: Metric, counted: Counted, share: number): number | undefined {
  const wanted = share * samplesIn(counted)
  let below = 0
  for (const { bucket, count } of counted) {
    if (count > 0 && below + count >= wanted) return valueAt(metric, bucket, (wanted - below) / count)
    below += count
  }
  return undefined
}

export function samplesIn(counted: Counted): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

/** The value a part of the way through a bucket, as if its values were spread evenly. */
function valueAt(metric: Metric, bucket: number, part: number): number {
  const end = FIRST_END[metric]
  return bucket === 0 ? end * part : end * WIDTH ** (bucket - 1 + part)
}
