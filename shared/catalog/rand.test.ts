import { expect, test } from 'vitest'
import { fromCents, toCents } from './rand.ts'

test.each([
  ['349.50', 34_950],
  ['349,5', 34_950],
  ['349', 34_900],
  ['0.29', 29],
  // 1.15 × 100 is not 115 in floating point.
  ['1.15', 115],
  ['1,234.50', 123_450],
  ['1,234', 123_400],
  ['R1 234,50', 123_450],
  [' R\u00a01\u00a0234.50 ', 123_450],
])('%j is %d cents', (typed, cents) => {
  expect(toCents(typed)).toBe(cents)
})

test.each(['', 'R', 'abc', '-5', '1.234', '1.2.3', '12,34,56', '1e3', '0x10', '.50', '5.'])(
  '%j is no amount',
  (typed) => {
    expect(toCents(typed)).toBeUndefined()
  },
)

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [115, '1.15'],
  [123_450, '1234.50'],
])('%d cents are typed as %s', (cents, typed) => {
  expect(fromCents(cents)).toBe(typed)
  expect(toCents(typed)).toBe(cents)
})
