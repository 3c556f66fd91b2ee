import { shopDay, startOfShopDay } from '../kernel/dates.ts'
import { DAY, MINUTE } from '../kernel/durations.ts'
import { type OpeningHours, WEEKDAYS } from '../base/settings/hours.ts'

/** From one instant until before another. */
export type Period = { startsAt: Date; endsAt: Date }

/** A day of service from its first instant to its last, with the pause in which the restaurant is closed. */
export type Service = Period & { pause?: Period | undefined }

/** When the restaurant is open on a day, `2026-12-24`, after midnight too; undefined if it is closed. */
export function servicePeriod({ week, exceptions }: OpeningHours, day: string): Service | undefined {
  const midnight = startOfShopDay(day)
  const exception = exceptions.find(({ date }) => date === day)
  const hours = exception ? exception.hours : week[weekdayOf(day)]
  if (!hours) return undefined
  const startsAt = atTime(midnight, hours.opens)
  const after = (time: string) => {
    const instant = atTime(midnight, time)
    return instant > startsAt ? instant : new Date(instant.getTime() + DAY)
  }
  const { pause } = hours
  return {
    startsAt,
    endsAt: after(hours.closes),
    ...(pause && { pause: { startsAt: after(pause.from), endsAt: after(pause.until) } }),
  }
}

/** The spans of a day in which the restaurant is open: one, or those before and after the pause. */
export function openSpans({ startsAt, endsAt, pause }: Service): Period[] {
  if (!pause) return [{ startsAt, endsAt }]
  return [
    { startsAt, endsAt: pause.startsAt },
    { startsAt: pause.endsAt, endsAt },
  ]
}

/** True if the restaurant is open at an instant of a day. */
export function isOpenAt(service: Service | undefined, instant: Date): boolean {
  return (
    service !== undefined &&
    openSpans(service).some((span) => instant >= span.startsAt && instant < span.endsAt)
  )
}

/** The day of service that an instant belongs to, also after midnight and in the pause; undefined before and after. */
export function serviceDayOf(hours: OpeningHours, instant: Date): string | undefined {
  const day = shopDay(instant)
  return [dayBefore(day), day].find((candidate) => {
    const service = servicePeriod(hours, candidate)
    return service && instant >= service.startsAt && instant < service.endsAt
  })
}

/** True if two periods share an instant. */
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
