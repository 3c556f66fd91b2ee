import { formatTime, shopDay } from '../kernel/dates.ts'
import type { Locale } from '../kernel/locale.ts'
import { formatDays } from './format-days.ts'

type Arrival = { from: string; to: string; ifPaidBy: Date | null }

/** The days on which the courier is expected: `Thu 26 – Fri 27 Nov`; `ifPaid` adds by when that has to be paid. */
export function arrivalInWords(
  { from, to, ifPaidBy }: Arrival,
  locale: Locale,
  ifPaid: (days: string, by: string) => string,
): string {
  const days = formatDays(from, to, locale)
  if (!ifPaidBy) return days
  const day = shopDay(ifPaidBy)
  return ifPaid(days, `${formatDays(day, day, locale)}, ${formatTime(ifPaidBy)}`)
}
