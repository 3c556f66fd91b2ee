import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../kernel/durations.ts'
import type { Locale } from '../../kernel/locale.ts'
import { type DayHours, type OpeningHours, type Weekday, WEEKDAYS } from './hours.ts'
import { hoursLines, hoursText } from './hours-text.ts'

const now = new Date('2026-12-20T10:00:00Z')
const daily = { opens: '11:00', closes: '22:00' }
const short = { opens: '09:30', closes: '13:00' }
const withPause = { ...daily, pause: { from: '15:00', until: '17:30' } }
const weekOf = (hours: (DayHours | null)[]) =>
  Object.fromEntries(WEEKDAYS.map((day, i) => [day, hours[i] ?? null])) as OpeningHours['week']

describe('hours as text', () => {
  test.each<[string, (DayHours | null)[], string, string]>([
    [
      'the same every day',
      Array.from({ length: 7 }, () => daily),
      'Daily 11:00 to 22:00',
      'เปิดทุกวัน 11:00–22:00 น.',
    ],
    [
      'closed on one day',
      [null, daily, daily, daily, daily, daily, daily],
      'Tuesday to Sunday 11:00 to 22:00; Closed Monday',
      'วันอังคาร–อาทิตย์ 11:00–22:00 น. ปิดวันจันทร์',
    ],
    [
      'days apart',
      [daily, null, daily, null, daily, short, short],
      'Monday, Wednesday and Friday 11:00 to 22:00; Saturday and Sunday 09:30 to 13:00; Closed Tuesday and Thursday',
      'วันจันทร์ พุธ และศุกร์ 11:00–22:00 น. วันเสาร์และอาทิตย์ 09:30–13:00 น. ปิดวันอังคารและพฤหัสบดี',
    ],
    [
      'lunch and dinner every day',
      Array.from({ length: 7 }, () => withPause),
      'Daily 11:00 to 15:00 and 17:30 to 22:00',
      'เปิดทุกวัน 11:00–15:00 และ 17:30–22:00 น.',
    ],
    [
      'a pause on some days',
      [null, withPause, withPause, withPause, withPause, daily, daily],
      'Tuesday to Friday 11:00 to 15:00 and 17:30 to 22:00; Saturday and Sunday 11:00 to 22:00; Closed Monday',
      'วันอังคาร–ศุกร์ 11:00–15:00 และ 17:30–22:00 น. วันเสาร์และอาทิตย์ 11:00–22:00 น. ปิดวันจันทร์',
    ],
    ['closed for good', [], 'Closed', 'ปิดทำการ'],
  ])('%s', (_what, days, en, th) => {
    const hours = { week: weekOf(days), exceptions: [] }
    expect([hoursText(hours, 'en', now), hoursText(hours, 'th', now)]).toEqual([en, th])
  })
})

/* Read back from the text by anyone who reads it: names of days, lists of them, and runs from one day to another. */

const NAMES: Record<Locale, string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  th: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
}
const FORMS: Record<Locale, { line: RegExp; closed: RegExp; daily: RegExp; never: string; run: string }> = {
  en: {
    line: /^(?<days>.+) (?<opens>\d\d:\d\d) to (?<closes>\d\d:\d\d)$/,
    closed: /^Closed (?<days>.+)$/,
    daily: /^Daily /,
    never: 'Closed',
    run: ' to ',
  },
  th: {
    line: /^(?<days>.+) (?<opens>\d\d:\d\d)–(?<closes>\d\d:\d\d) น\.$/,
    closed: /^ปิดวัน(?<days>.+)$/,
    daily: /^เปิดทุกวัน /,
    never: 'ปิดทำการ',
    run: '–',
  },
}

function daysIn(text: string, locale: Locale): Weekday[] {
  const name = NAMES[locale].join('|')
  const part = new RegExp(`(${name})(?:${FORMS[locale].run}(${name}))?`, 'g')
  const between = text.replace(part, '').replace(/and|และ|วัน|[, ]/g, '')
  if (between) throw new Error(`"${between}" of "${text}" is no day`)
  const at = (day = '') => NAMES[locale].indexOf(day)
  return [...text.matchAll(part)].flatMap(([, first, last = first]) =>
    WEEKDAYS.slice(at(first), at(last) + 1),
  )
}

/** A week as a person reads it. */
function readWeek(lines: string[], locale: Locale): Map<Weekday, DayHours | null> {
  const { line: form, closed, daily, never } = FORMS[locale]
  const week = new Map<Weekday, DayHours | null>()
  for (const line of lines) {
    const hours = form.exec(line)?.groups
    const days =
      line === never || daily.test(line)
        ? [...WEEKDAYS]
        : daysIn((hours ?? closed.exec(line)?.groups)?.['days'] ?? line, locale)
    for (const day of days) {
      if (week.has(day)) throw new Error(`${day} is said twice`)
      week.set(day, hours ? { opens: hours['opens'] ?? '', closes: hours['closes'] ?? '' } : null)
    }
  }
  return week
}

const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const dayHours = fc.option(
  fc.record({ opens: time, closes: time }).filter(({ opens, closes }) => opens !== closes),
)
/** Few different hours, as shops have, or all different. */
const week = fc
  .array(dayHours, { minLength: 1, maxLength: 7 })
  .chain((choices) => fc.array(fc.constantFrom(...choices), { minLength: 7, maxLength: 7 }))
  .map(weekOf)

test('any week is said rightly in both languages: every day once, a line for each hours, never more', () => {
  fc.assert(
    fc.property(week, (week) => {
      const different = new Set(Object.values(week).map((day) => day && `${day.opens} ${day.closes}`)).size
      for (const locale of ['en', 'th'] as const) {
        const lines = hoursLines({ week, exceptions: [] }, locale, now)
        expect(Object.fromEntries(readWeek(lines, locale))).toEqual(week)
        expect(lines).toHaveLength(different)
      }
    }),
  )
})

test('of any exceptions those of today and the next two weeks are said, in order, after an unchanged week', () => {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
  const exceptions = fc.uniqueArray(
    fc.record({ in: fc.integer({ min: -20, max: 40 }), hours: dayHours, isNamed: fc.boolean() }),
    { selector: (day) => day.in, maxLength: 12 },
  )
  fc.assert(
    fc.property(week, exceptions, (week, days) => {
      const hours = {
        week,
        exceptions: days.map((day) => ({
          date: inDays(day.in),
          hours: day.hours,
          name: day.isNamed ? { en: `Day ${day.in}`, th: `วัน ${day.in}` } : { en: '', th: '' },
        })),
      }
      const soon = days.filter((day) => day.in >= 0 && day.in <= 14).toSorted((a, b) => a.in - b.in)
      for (const locale of ['en', 'th'] as const) {
        const usual = hoursLines({ week, exceptions: [] }, locale, now)
        const lines = hoursLines(hours, locale, now)
        expect(lines.slice(0, usual.length)).toEqual(usual)
        const said = lines.slice(usual.length)
        expect(said).toHaveLength(soon.length)
        for (const [i, day] of soon.entries()) {
          const date = new Date(`${inDays(day.in)}T00:00:00Z`).getUTCDate()
          expect(said[i]).toMatch(new RegExp(`^${date} `))
          expect(said[i]).toContain(day.hours ? day.hours.closes : locale === 'en' ? 'closed' : 'ปิด')
          expect(said[i]?.includes('(')).toBe(day.isNamed)
        }
      }
    }),
  )
})
