import { LANGUAGE_TAG } from '../dates.ts'
import type { Locale } from '../locale.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** From one day to another, `2026-11-25`, with their weekdays: `Wed 25 – Thu 26 Nov`. */
export function formatDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  return format.formatRange(midnight(from), midnight(to))
}

/** `Monday` / `วันจันทร์` */
export function formatWeekday(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { timeZone: 'UTC', weekday: 'long' }).format(
    midnight(day),
  )
}
