import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'

/** So far ahead a card can be sent. */
const MOST_DAYS_AHEAD = 366

/** The first and the last day on which a card can be sent, such as `2026-12-24`. */
export function sendingDays(now: Date): { first: string; last: string } {
  return { first: shopDay(now), last: shopDay(addTime(now, MOST_DAYS_AHEAD * DAY)) }
}

/** True if a card can be sent on this day; without one it is sent right away. */
export function isSendingDay(now: Date, day: string | undefined): boolean {
  const { first, last } = sendingDays(now)
  return day === undefined || (day >= first && day <= last)
}
