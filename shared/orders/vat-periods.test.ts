import { expect, test } from 'vitest'
import { lastVatPeriods } from './vat-periods.ts'

test('two months each, the odd or the even ends, over the turn of the year and leap years', () => {
  expect(lastVatPeriods('2028-01-15', 'A', 2)).toEqual([
    { from: '2027-12-01', to: '2028-01-31' },
    { from: '2027-10-01', to: '2027-11-30' },
  ])
  expect(lastVatPeriods('2028-01-15', 'B', 2)).toEqual([
    { from: '2028-01-01', to: '2028-02-29' },
    { from: '2027-11-01', to: '2027-12-31' },
  ])
  expect(lastVatPeriods('2026-12-31', 'A', 1)).toEqual([{ from: '2026-12-01', to: '2027-01-31' }])
})
