import { shopDay, startOfShopDay } from '../dates.ts'
import { DAY, MINUTE } from '../durations.ts'
import { type OpeningHours, WEEKDAYS } from '../settings/hours.ts'

/** From one instant until before another. */
export type Period = { startsAt: Date; endsAt: Date }

/** When the restaurant is open on a day, `2026-12-24`, after midnight too; undefined if it is closed. */
export function servicePeriod({ week, exceptions }: OpeningHours, day: string): Period | undefined {
  const midnight = startOfShopDay(day)
  const exception = exceptions.find(({ date }) => date === day)
  const hours = exception ? exception.hours : week[weekdayOf(day)]
  if (!hours) return undefined
  const startsAt = atTime(midnight, hours.opens)
  const closes = atTime(midnight, hours.closes)
  const endsAt = closes > startsAt ? closes : new Date(closes.getTime() + DAY)
  return { startsAt, endsAt }
}

/** The day of service that an instant belongs to, also after midnight; undefined while the restaurant is closed. */
export function serviceDayOf(hours: OpeningHours, instant: Date): string | undefined {
  const day = shopDay(instant)
  return [dayBefore(day), day].find((candidate) => {
    const service = servicePeriod(hours, candidate)
    return service && instant >= service.startsAt && instant < service.endsAt
  })
}

/** Whether two periods share an instant. */
export function overlaps(a: Period, b: Period): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt
}

function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekday = WEEKDAYS[(sundayFirst + 6) % 7]
  if (!weekday) throw new Error(`${day} is no day`)
  return weekday
}

function atTime(midnight: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE)
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
}
