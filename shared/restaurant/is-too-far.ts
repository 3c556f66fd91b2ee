import { startOfShopDay } from '../kernel/dates.ts'
import { addTime, DAY } from '../kernel/durations.ts'

/** Guests can be given a year at most (the settings); the team plans ahead for longer, but not for a mistyped year. */
const MOST_DAYS_AHEAD = 731

/** True if a day is so far ahead that the team must have meant another year. */
export function isTooFar(day: string, now: Date): boolean {
  return startOfShopDay(day) > addTime(now, MOST_DAYS_AHEAD * DAY)
}
