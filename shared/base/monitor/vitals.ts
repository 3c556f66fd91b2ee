/*
 * The metrics that browsers measure of a page, and what Google calls good and poor (web.dev/articles/vitals): the 75th
 * percentile of all visits counts.
 */

/** In milliseconds, but CLS, which has no unit. Never rename one: stored rows have its name. */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Metric = (typeof METRICS)[number]

/** The window's width tells them apart, at 768 px. */
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

export const RATINGS = ['good', 'fair', 'poor'] as const
export type Rating = (typeof RATINGS)[number]

type Limits = {
  /** Up to this a value is good. */
  good: number
  /** Above this it is poor. */
  poor: number
}

export const VITAL_LIMITS: Record<Metric, Limits> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1_800 },
}

export function ratingOf(metric: Metric, value: number): Rating {
  const { good, poor } = VITAL_LIMITS[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** The numbers of days staff can look back at, today included. */
export const VITALS_DAYS = [7, 28, 90] as const
