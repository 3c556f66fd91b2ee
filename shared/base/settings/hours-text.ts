import { dateTag, shopDay, startOfShopDay } from '../../kernel/dates.ts'
import { DAY } from '../../kernel/durations.ts'
import { type Locale, byLocale, LANGUAGES, pick } from '../../kernel/locale.ts'
import {
  type DayHours,
  type HoursException,
  type OpeningHours,
  spansOf,
  type Weekday,
  WEEKDAYS,
} from './hours.ts'

/** Exceptions are announced so many days ahead. */
const AHEAD = 14 * DAY

const en = {
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  } satisfies Record<Weekday, string>,
  times: (hours: DayHours) =>
    spansOf(hours)
      .map(({ opens, closes }) => `${opens} to ${closes}`)
      .join(' and '),
  daily: (times: string) => `Daily ${times}`,
  run: (first: string, last: string) => `${first} to ${last}`,
  on: (days: string, times: string) => `${days} ${times}`,
  closed: (days: string) => `Closed ${days}`,
  alwaysClosed: 'Closed',
  closedOnDate: 'closed',
  onDate: (day: string, what: string) => `${day}: ${what}`,
  joint: '; ',
  everyWeek: (days: string[], list: Intl.ListFormat) => list.format(days.map((day) => `${day}s`)),
}

const th: typeof en = {
  days: {
    mon: 'จันทร์',
    tue: 'อังคาร',
    wed: 'พุธ',
    thu: 'พฤหัสบดี',
    fri: 'ศุกร์',
    sat: 'เสาร์',
    sun: 'อาทิตย์',
  },
  times: (hours: DayHours) =>
    `${spansOf(hours)
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .join(' และ ')} น.`,
  daily: (times: string) => `เปิดทุกวัน ${times}`,
  run: (first: string, last: string) => `${first}–${last}`,
  on: (days: string, times: string) => `วัน${days} ${times}`,
  closed: (days: string) => `ปิดวัน${days}`,
  alwaysClosed: 'ปิดทำการ',
  closedOnDate: 'ปิด',
  onDate: (day: string, what: string) => `${day} ${what}`,
  joint: ' ',
  everyWeek: (days: string[], list: Intl.ListFormat) => `ทุกวัน${list.format(days)}`,
}

const WORDS: Record<Locale, typeof en> = { en, th }

/** Days of every week: `Mondays and Tuesdays`. */
export function weekdaysText(days: readonly Weekday[], locale: Locale): string {
  return WORDS[locale].everyWeek(
    days.map((day) => WORDS[locale].days[day]),
    lists[locale],
  )
}

const lists = byLocale((locale) => new Intl.ListFormat(LANGUAGES[locale].tag))
const dates = byLocale(
  (locale) => new Intl.DateTimeFormat(dateTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/**
 * When the restaurant is open, line by line: days with the same hours together, closed days last, then the exceptions of
 * the next two weeks.
 */
export function hoursLines({ week, exceptions }: OpeningHours, locale: Locale, now: Date): string[] {
  return [...weekLines(week, locale), ...exceptionsSoon(exceptions, now).map((day) => toLine(day, locale))]
}

/** When it is open on one day: `11:00 to 15:00 and 17:30 to 22:00`. */
export function timesText(hours: DayHours, locale: Locale): string {
  return WORDS[locale].times(hours)
}

/** The same in one line. */
export function hoursText(hours: OpeningHours, locale: Locale, now: Date): string {
  return hoursLines(hours, locale, now).join(WORDS[locale].joint)
}

function weekLines(week: OpeningHours['week'], locale: Locale): string[] {
  const words = WORDS[locale]
  const timesOf = (day: Weekday) => {
    const hours = week[day]
    return hours && words.times(hours)
  }
  const byTimes = Map.groupBy(WEEKDAYS, timesOf)
  const closed = byTimes.get(null) ?? []
  const open = [...byTimes].flatMap(([times, days]) => {
    if (times === null) return []
    return days.length === WEEKDAYS.length ? words.daily(times) : words.on(daysText(days, locale), times)
  })
  if (open.length === 0) return [words.alwaysClosed]
  return closed.length > 0 ? [...open, words.closed(daysText(closed, locale))] : open
}

/** `Monday`, `Monday and Tuesday`, `Monday, Wednesday and Friday to Sunday`. */
function daysText(days: Weekday[], locale: Locale): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const isNext = run && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(run.at(-1) ?? day) + 1
    if (isNext) run.push(day)
    else runs.push([day])
  }
  const names = WORDS[locale].days
  const parts = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < 3) return run.map((day) => names[day])
    return [WORDS[locale].run(names[first], names[last])]
  })
  return lists[locale].format(parts)
}

function exceptionsSoon(exceptions: HoursException[], now: Date): HoursException[] {
  const today = startOfShopDay(shopDay(now)).getTime()
  return exceptions
    .filter(({ date }) => {
      const start = startOfShopDay(date).getTime()
      return start >= today && start <= today + AHEAD
    })
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function toLine({ date, hours, name }: HoursException, locale: Locale): string {
  const words = WORDS[locale]
  const day = dates[locale].format(new Date(`${date}T00:00:00Z`))
  const what = hours ? words.times(hours) : words.closedOnDate
  return words.onDate(day, pick(name, locale) ? `${what} (${pick(name, locale)})` : what)
}
