import { expect, test } from 'vitest'
import { gtinField } from './gtin-field.ts'

test.each([
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['96385074', '96385074'],
  ['036000291452', '0036000291452'],
  ['10614141000415', '10614141000415'],
  ['', null],
  [null, null],
])('%j is %j', (typed, expected) => {
  expect(gtinField.parse(typed)).toBe(expected)
})

test.each([
  '4006381333932',
  '4006381333913',
  '123',
  'KR-CP-RED-200',
  '４００６３８１３３３９３１',
  '0'.repeat(50),
])('%j is no barcode', (typed) => {
  expect(gtinField.safeParse(typed).error?.issues[0]?.message).toBe('invalid')
})
