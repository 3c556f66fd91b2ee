import { dateTag, shopDay } from '../kernel/dates.ts'
import { DAY } from '../kernel/durations.ts'
import type { Locale } from '../kernel/locale.ts'

/** The names for a day to come (docs/specification.md §9): seen from today, in the restaurant's time zone. */
export const RELATIVE_DAYS = ['today', 'tomorrow', 'weekday', 'date'] as const
export type RelativeDay = (typeof RELATIVE_DAYS)[number]

/** Days of the restaurant's calendar from `now` to `date`; negative if it is over. */
export function daysUntil(date: Date, now: Date): number {
  return (Date.parse(shopDay(date)) - Date.parse(shopDay(now))) / DAY
}

/** Returns the name for the day of `date` at `now`; days before today are dates. */
export function relativeDay(date: Date, now: Date): RelativeDay {
  const days = daysUntil(date, now)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && days < 7 ? 'weekday' : 'date'
}

const PARTS = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'long' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day of the restaurant: `weekday` Saturday / วันเสาร์, `date` 5 December / 5 ธันวาคม, `short` Sat, 5 Dec / ส. 5 ธ.ค., `long` Saturday, 5 December
 * 2026. It reads the day by the shop's clock first, so that no browser's time zone can move it.
 */
export function formatDay(date: Date, locale: Locale, parts: keyof typeof PARTS): string {
  const key = `${locale} ${parts}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(dateTag(locale), { timeZone: 'UTC', ...PARTS[parts] })
  formats.set(key, format)
  return format.format(new Date(`${shopDay(date)}T00:00:00Z`))
}
