import { formatDate } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/** A day of the calendar, `2027-03-31`, as people of the shop read it. */
export function dayText(day: string, locale: Locale): string {
  return formatDate(new Date(`${day}T12:00:00Z`), locale)
}
