import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

const evening = new Date('2026-11-20T21:30:00Z')
const newYear = new Date('2026-12-31T22:00:00Z')

test('dates are written out, in the Gregorian calendar in both languages', () => {
  expect(formatDate(evening, 'en')).toBe('20 November 2026')
  expect(formatDate(evening, 'th')).toBe('20 พฤศจิกายน 2026')
})

test('the day is the one in South Africa', () => {
  expect(formatDate(newYear, 'en')).toBe('1 January 2027')
  expect(formatDate(newYear, 'th')).toBe('1 มกราคม 2027')
})

test('times have 24 hours, midnight is 00', () => {
  expect(formatDateTime(evening, 'en')).toMatch(/20 November 2026.*23:30$/)
  expect(formatDateTime(evening, 'th')).toMatch(/20 พฤศจิกายน 2026.*23:30/)
  expect(formatDateTime(newYear, 'en')).toMatch(/00:00$/)
})
