import { afterEach, describe, expect, test } from 'vitest'
import { addTime, DAY, HOUR, MINUTE } from '../kernel/durations.ts'
import { daysUntil, formatDay, relativeDay } from './relative-day.ts'

/* The rules of docs/specification.md §9, wherever the process runs: only the restaurant's clock counts. */

const ZONES = ['UTC', 'Africa/Johannesburg', 'Asia/Bangkok', 'Pacific/Kiritimati', 'America/Los_Angeles']
const zoneOfTests = process.env['TZ']
afterEach(() => {
  if (zoneOfTests === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneOfTests
})
const at = (time: string) => new Date(`${time}+02:00`)

describe.each(ZONES)('in a process of %s', (zone) => {
  test('the clock moves through midnight, minute by minute', () => {
    process.env['TZ'] = zone
    const dinner = at('2026-11-25T18:30')
    const names: [from: string, to: string, name: string][] = [
      ['2026-11-17T00:00', '2026-11-18T23:59', 'date'],
      ['2026-11-19T00:00', '2026-11-23T23:59', 'weekday'],
      ['2026-11-24T00:00', '2026-11-24T23:59', 'tomorrow'],
      ['2026-11-25T00:00', '2026-11-25T23:59', 'today'],
      ['2026-11-26T00:00', '2026-11-26T23:59', 'date'],
    ]
    for (const [from, to, name] of names) {
      for (let now = at(from); now <= at(to); now = addTime(now, 17 * MINUTE)) {
        expect(relativeDay(dinner, now), now.toISOString()).toBe(name)
      }
      expect(relativeDay(dinner, at(to)), to).toBe(name)
    }
  })

  test('any two moments of the same two days have the same name between them', () => {
    process.env['TZ'] = zone
    // A year and its turn, at moments that fall on no round hour.
    for (let day = 0; day < 370; day += 9) {
      const midnight = addTime(at('2026-03-01T00:00'), day * DAY)
      for (const ahead of [0, 1, 2, 6, 7, 30]) {
        for (const [hour, later] of [
          [0, 23.99],
          [7.3, 1.1],
          [23.99, 0],
        ] as const) {
          const date = addTime(midnight, ahead * DAY + later * HOUR)
          const now = addTime(midnight, hour * HOUR)
          expect(daysUntil(date, now)).toBe(ahead)
          const name = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : ahead < 7 ? 'weekday' : 'date'
          expect(relativeDay(date, now)).toBe(name)
        }
      }
    }
  })

  test('days are named as in the restaurant', () => {
    process.env['TZ'] = zone
    for (const time of ['2026-12-05T00:00', '2026-12-05T12:00', '2026-12-05T23:59']) {
      expect(formatDay(at(time), 'en', 'weekday')).toBe('Saturday')
      expect(formatDay(at(time), 'th', 'weekday')).toBe('วันเสาร์')
      expect(formatDay(at(time), 'en', 'date')).toBe('5 December')
      expect(formatDay(at(time), 'th', 'date')).toBe('5 ธันวาคม')
      expect(formatDay(at(time), 'th', 'long')).toContain('2026')
    }
  })
})
