import { describe, expect, test } from 'vitest'
import { CURRENCY_CODES, FIXED_RATES, formatMoney, isCurrency, vatInside } from './money.ts'

describe('a price', () => {
  test.each([
    ['ZAR', 1, 'R1,234.50'],
    ['USD', 0.056, '$69.13'],
    ['EUR', 0.052, '€64.19'],
    ['GBP', 0.044, '£54.32'],
    ['JPY', 10.1, '¥12,468'],
    ['AUD', 0.084, 'A$103.70'],
    ['CAD', 0.076, 'C$93.82'],
    ['CHF', 0.051, 'CHF\u00a062.96'],
  ] as const)('of R1,234.50 in %s', (currency, rate, text) => {
    expect(formatMoney(123_450, 'en', currency, rate)).toBe(text)
  })

  test('has two decimals, except yen', () => {
    expect(formatMoney(100, 'en')).toBe('R1.00')
    expect(formatMoney(5, 'en')).toBe('R0.05')
    expect(formatMoney(0, 'en')).toBe('R0.00')
    expect(formatMoney(100, 'en', 'JPY', 10.1)).toBe('¥10')
  })

  test('below zero has its sign in front of the symbol', () => {
    expect(formatMoney(-9900, 'en')).toBe('−R99.00')
  })

  test('reads the same in Thai', () => {
    expect(formatMoney(123_450, 'th')).toBe('R1,234.50')
  })
})

test('the fixed rates are those of docs/specification.md §8', () => {
  expect(FIXED_RATES).toEqual({
    ZAR: 1,
    USD: 0.056,
    EUR: 0.052,
    GBP: 0.044,
    JPY: 10.1,
    AUD: 0.084,
    CAD: 0.076,
    CHF: 0.051,
  })
  expect(CURRENCY_CODES).toEqual(['ZAR', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF'])
})

test.each(['THB', 'zar', '', 'toString', '__proto__', null, undefined, 1])(
  '%s is not a display currency',
  (value) => {
    expect(isCurrency(value)).toBe(false)
  },
)

describe('the VAT included in a price', () => {
  test('is 15/115 of it, rounded', () => {
    expect(vatInside(11_500, 15)).toBe(1500)
    expect(vatInside(10_000, 15)).toBe(1304)
    expect(vatInside(0, 15)).toBe(0)
    expect(vatInside(10_000, 0)).toBe(0)
  })

  test('leaves a net amount on which 15 % is that VAT again, for every price', () => {
    for (let gross = 1; gross <= 20_000; gross += 1) {
      const vat = vatInside(gross, 15)
      expect(Number.isInteger(vat)).toBe(true)
      expect(Math.abs((gross - vat) * 0.15 - vat)).toBeLessThanOrEqual(0.58)
    }
  })
})
