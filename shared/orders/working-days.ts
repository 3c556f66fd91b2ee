import { PARCEL_DAYS, type ParcelDay } from '../base/settings/groups.ts'

/*
 * Working days of South Africa. A day is a text, `2026-11-23`.
 */

/** By the Public Holidays Act 36 of 1994, section 1; Good Friday and Family Day go with Easter. */
const HOLIDAYS = [
  '01-01',
  '03-21',
  '04-27',
  '05-01',
  '06-16',
  '08-09',
  '09-24',
  '12-16',
  '12-25',
  '12-26',
] as const

const SUNDAY = 0
const SATURDAY = 6

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** True on a public holiday. If one falls on a Sunday, the Monday after it is one too. */
export function isPublicHoliday(day: string): boolean {
  if (isNamed(day)) return true
  const before = addDays(day, -1)
  return weekdayOf(before) === SUNDAY && isNamed(before)
}

/** True if couriers and offices work: neither on weekends nor on public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY && !isPublicHoliday(day)
}

/** The working day so many working days after a day. */
export function addWorkingDays(day: string, count: number): string {
  let at = day
  for (let left = count; left > 0;) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** Its weekday; undefined on a weekend. */
export function parcelDayOf(day: string): ParcelDay | undefined {
  return PARCEL_DAYS[weekdayOf(day) - 1]
}

/** True if so many working days later the weekend has not come yet. */
export function isSameWeek(day: string, count: number): boolean {
  return addWorkingDays(day, count) < addDays(day, SATURDAY - weekdayOf(day))
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function isNamed(day: string): boolean {
  if (HOLIDAYS.some((holiday) => day.endsWith(holiday))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day === addDays(easter, -2) || day === addDays(easter, 1)
}

/** Returns Easter Sunday of the Gregorian calendar, by Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moon = year % 19
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (leaps + 19 * moon + 15) % 30
  const full =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - moon) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const fromMarch = full - weekday
  const month = 3 + Math.floor((fromMarch + 40) / 44)
  const date = fromMarch + 28 - 31 * Math.floor(month / 4)
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
