import { DAY, HOUR } from './durations.ts'
import { type Locale, LANGUAGES } from './locale.ts'

/** The time zone of the restaurant and the shop; instants are stored in UTC. */
export const SHOP_TIME_ZONE = 'Africa/Johannesburg'

/** The ways in which languages write dates. All use the Gregorian calendar: an order of 2026 is one of 2026 in Thai too. */
export const dateTag = (locale: Locale): string => `${LANGUAGES[locale].tag}-u-ca-gregory`

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, withTime: boolean): Intl.DateTimeFormat {
  const key = `${locale}${withTime}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    timeZone: SHOP_TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(withTime ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  })
  formats.set(key, format)
  return format
}

/** `20 November 2026` / `20 พฤศจิกายน 2026`, in the shop's time zone. */
export function formatDate(date: Date, locale: Locale): string {
  return dateFormat(locale, false).format(date)
}

/** The same with the time of day, 24 hours. */
export function formatDateTime(date: Date, locale: Locale): string {
  return dateFormat(locale, true).format(date)
}

const shortDays = new Map<Locale, Intl.DateTimeFormat>()

/** A day of the shop, `2026-11-22`, in few letters: `22 Nov` / `22 พ.ย.`. */
export function formatShortDay(day: string, locale: Locale): string {
  const format =
    shortDays.get(locale) ??
    new Intl.DateTimeFormat(dateTag(locale), { timeZone: 'UTC', day: 'numeric', month: 'short' })
  shortDays.set(locale, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The months of some days of the shop, `September – October 2026`. On the server: browsers set other spaces. */
export function formatMonths({ from, to }: { from: string; to: string }, locale: Locale): string {
  const months = new Intl.DateTimeFormat(dateTag(locale), { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return months.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** The shop's time zone has had no summer time since 1944. */
const SHOP_OFFSET = 2 * HOUR

/** The first instant of a day, `2027-01-01`, in the shop's time zone. */
export function startOfShopDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - SHOP_OFFSET)
}

/** An instant as a field of date and time shows it, in the shop's time zone: `2027-01-01T09:00`. */
export function shopLocalTime(instant: Date): string {
  return new Date(instant.getTime() + SHOP_OFFSET).toISOString().slice(0, 16)
}

/** Returns the text of such a field as ISO 8601, with the shop's offset; does not check that it is a time. */
export function withShopOffset(typed: string): string {
  const time = typed.trim().replace(' ', 'T')
  return `${time}${time.length === 16 ? ':00' : ''}+02:00`
}

/** The day that it is in the shop at an instant, `2027-01-01`. */
export function shopDay(instant: Date): string {
  return new Date(instant.getTime() + SHOP_OFFSET).toISOString().slice(0, 10)
}

/** The days up to an instant's, the oldest first. */
export function lastShopDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, i) => shopDay(new Date(now.getTime() - (count - 1 - i) * DAY)))
}

/** Midnight in the shop after an instant. */
export function startOfNextShopDay(instant: Date): Date {
  return new Date(startOfShopDay(shopDay(instant)).getTime() + DAY)
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** `14:05`, in the shop's time zone. */
export function formatTime(date: Date): string {
  return time.format(date)
}
