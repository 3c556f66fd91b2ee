import { z } from 'zod'

/**
 * A GTIN as it is typed or scanned, with spaces or hyphens: 8, 12, 13 or 14 digits, of which the last checks the others. One of 12
 * (UPC-A) is written with a zero before it, as scanners read it.
 */
export const gtinField = z
  .string({ error: 'invalid' })
  .max(40, 'invalid')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .transform((digits) => (digits.length === 12 ? `0${digits}` : digits))
  .refine((digits) => digits === '' || isGtin(digits), 'invalid')
  .transform((digits) => (digits === '' ? null : digits))
  .nullable()

/** From the right the digits count three times and once; the last makes the sum a multiple of ten (GS1 General Specifications, 7.9). */
function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{13,14})$/.test(digits)) return false
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
