import type { Metric } from './vitals.ts'

/*
 * Limits of what a browser tells at once. Apart from what the office shows, so that no page of it needs a file of the
 * monitor's, which may be blocked.
 */

/** Larger values are told as this: they say that something was asleep, not that a page is slow. */
export const MOST_OF_METRIC: Record<Metric, number> = { LCP: 60_000, INP: 60_000, CLS: 7, TTFB: 60_000 }

/** More than there is to tell: the metrics of a page, and of one that was come back to. */
export const MOST_VITALS = 12

/** So much is sent and kept of an error. */
export const MOST_OF_MESSAGE = 300
export const MOST_OF_STACK = 2_000
