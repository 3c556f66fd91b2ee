import { type SQL, sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '#shared/kernel/dates.ts'
import type { Interval } from './schemas.ts'

/** When something is done next, counted from now, by the database's clock. */
export function nextRun(interval: Interval): SQL<Date> {
  if ('everyMs' in interval) return sql`now() + make_interval(secs => ${interval.everyMs / 1_000})`
  const { dailyAtHour } = interval
  // From the last time at that hour, so that a day is added by the calendar.
  return sql`(
    date_trunc('day', now() at time zone ${SHOP_TIME_ZONE} - make_interval(hours => ${dailyAtHour}))
    + make_interval(days => 1, hours => ${dailyAtHour})
  ) at time zone ${SHOP_TIME_ZONE}`
}
