import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import type { Reading } from './read-question.ts'
import { findPhrase, toPhrase } from './read-question.ts'

const WEEKDAYS = [
  ['monday', 'mon', 'วันจันทร์', 'จันทร์'],
  ['tuesday', 'tue', 'tues', 'วันอังคาร', 'อังคาร'],
  ['wednesday', 'wed', 'วันพุธ', 'พุธ'],
  ['thursday', 'thu', 'thur', 'thurs', 'วันพฤหัสบดี', 'พฤหัส', 'พฤหัสบดี'],
  ['friday', 'fri', 'วันศุกร์', 'ศุกร์'],
  ['saturday', 'sat', 'วันเสาร์', 'เสาร์'],
  ['sunday', 'sun', 'วันอาทิตย์', 'อาทิตย์'],
].map((words) => words.map(toPhrase))
/** In the folded line: next week, next Friday. */
const NEXT = [/ next \p{L}+day /u, /(?:สัปดา|อาทิต|จันท|อังคาร|พุท|พฤหัส|พฤหัสบดิ|สุก|เสา)นา/u]
const MONTHS = [
  'jan|มกรา|ม\\.?ค',
  'feb|กุมภา|ก\\.?พ',
  'mar|มีนา|มี\\.?ค',
  'apr|เมษา|เม\\.?ย',
  'may|พฤษภา|พ\\.?ค',
  'jun|มิถุนา|มิ\\.?ย',
  'jul|กรกฎา|ก\\.?ค',
  'aug|สิงหา|ส\\.?ค',
  'sep|กันยา|ก\\.?ย',
  'oct|ตุลา|ต\\.?ค',
  'nov|พฤศจิกา|พ\\.?ย',
  'dec|ธันวา|ธ\\.?ค',
]
const FROM_TODAY: [days: number, words: string[]][] = [
  [2, ['day after tomorrow', 'มะรืน', 'มะรืนนี้']],
  [1, ['tomorrow', 'พรุ่งนี้']],
  [0, ['today', 'tonight', 'this evening', 'วันนี้', 'คืนนี้', 'เย็นนี้']],
]
const fromToday = FROM_TODAY.map(([days, words]) => [days, words.map(toPhrase)] as const)

/**
 * The day that a question names, `2026-12-24`, in the restaurant's zone: a date, today, tomorrow, a weekday. Next Friday
 * is the one of the next week, which begins on Monday.
 */
export function findDay(question: string, reading: Reading, now: Date): string | undefined {
  const text = question.toLowerCase()
  const date = findDate(text, now)
  if (date !== undefined) return date ?? undefined
  const has = (words: ReturnType<typeof toPhrase>[]) =>
    words.some((word) => findPhrase(reading, word).length > 0)
  const relative = fromToday.find(([, words]) => has(words))
  if (relative) return shopDay(new Date(now.getTime() + relative[0] * DAY))
  const weekday = WEEKDAYS.findIndex(has)
  if (weekday === -1) return undefined
  const today = (new Date(`${shopDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7
  const isNext = NEXT.some((pattern) => pattern.test(reading.line))
  const days = isNext ? 7 - today + weekday : (weekday - today + 7) % 7
  return shopDay(new Date(now.getTime() + days * DAY))
}

/** True if a question names a day that no calendar has: 31 February. */
export const namesNoDay = (question: string, now: Date) => findDate(question.toLowerCase(), now) === null

/** A date with its month, as a number or by name; without a year the next one. Null is one that there is not. */
function findDate(text: string, now: Date): string | null | undefined {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/.exec(text)
  if (slashed) return nextOf(Number(slashed[2]), Number(slashed[1]), slashed[3], now)
  for (const [at, names] of MONTHS.entries()) {
    const after = new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?(?: of)?\\s*(?:${names})[\\p{L}\\p{M}.]*\\s*(\\d{4})?`,
      'u',
    ).exec(text)
    if (after) return nextOf(at + 1, Number(after[1]), after[2], now)
    const before = new RegExp(`\\b(?:${names})\\p{L}*\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`, 'u').exec(text)
    if (before) return nextOf(at + 1, Number(before[1]), undefined, now)
  }
  return undefined
}

function nextOf(month: number, day: number, year: string | undefined, now: Date): string | null | undefined {
  const today = shopDay(now)
  // Thai years are counted from 543 before ours.
  if (year) return valid(Number(year) > 2500 ? Number(year) - 543 : Number(year), month, day)
  const thisYear = valid(Number(today.slice(0, 4)), month, day)
  // This year's 29 February may be none.
  return thisYear && thisYear >= today ? thisYear : valid(Number(today.slice(0, 4)) + 1, month, day)
}

/** Undefined is what looked like a date and is other numbers. */
function valid(year: number, month: number, day: number): string | null | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
