import { z } from 'zod'

/** Faults a value can have. Schemas return these codes; pages translate them. */
export const FIELD_ERROR_CODES = [
  'required',
  'too_long',
  'too_short',
  'not_a_whole_number',
  'out_of_range',
  'unknown_value',
  'control_characters',
  'name_characters',
  'email',
  'phone',
  'postal_code',
  'card_number',
  'card_expiry',
  'card_expired',
  'card_cvc',
  'vat_number',
  'discount_code',
  'voucher_code',
  'code',
  'weak_password',
  'unexpected_field',
  'invalid',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** By dotted path of the field: `{ 'contact.email': 'email' }`. */
export type FieldErrors = Record<string, FieldErrorCode>

/** No schema has more fields to fill in at once; an answer is not to grow with the number of unknown keys. */
const MAX_FIELD_ERRORS = 50

/** The codes of a failed parse, the first for each field, and for the first MAX_FIELD_ERRORS fields only. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  // A map, because somebody may send a field called `__proto__` or `constructor`.
  const errors = new Map<string, FieldErrorCode>()
  const add = (path: PropertyKey[], code: FieldErrorCode) => {
    const name = path.join('.')
    if (errors.size < MAX_FIELD_ERRORS && !errors.has(name)) errors.set(name, code)
  }
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, codeOf(issue))
    else for (const key of issue.keys) add([...issue.path, key], 'unexpected_field')
  }
  return Object.fromEntries(errors)
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if ((FIELD_ERROR_CODES as readonly string[]).includes(issue.message)) return issue.message as FieldErrorCode
  if (issue.code === 'invalid_value') return 'unknown_value'
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'out_of_range'
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'not_a_whole_number'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

/** A day, `2026-12-24`. The database knows no year 0. */
export const isoDay = z.iso.date('invalid').refine((day) => day >= '0001', 'invalid')

/** No control characters (PostgreSQL cannot store NUL, mail headers must not contain line ends), no half characters. */
const printable = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed()
const printableLines = (text: string) => printable(text.replace(/[\r\n\t]/g, ' '))

/** A trimmed, required line of text. */
export const line = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine(printable, 'control_characters')

/** A trimmed, optional line of text; '' counts as absent. */
export const optionalLine = (max: number) =>
  z
    .string({ error: 'invalid' })
    .trim()
    .max(max, 'too_long')
    .refine(printable, 'control_characters')
    .transform((text) => text || undefined)
    .optional()

/** A trimmed, required text of several lines. */
export const requiredText = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine(printableLines, 'control_characters')

/** Optional text of several lines. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'invalid' })
    .trim()
    .max(max, 'too_long')
    .refine(printableLines, 'control_characters')
    .transform((text) => text || undefined)
    .optional()

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The same, of so many letters as people count them: ก้ and 👩‍🍳 are one each. */
export const optionalWords = (letters: number) =>
  // Any letter has room for its marks; more is not worth counting.
  optionalText(letters * 20).refine((text = '') => [...graphemes.segment(text)].length <= letters, 'too_long')

/** A person's name, which may be empty: letters of any script, with the marks that names have. */
export const optionalName = z
  .string({ error: 'required' })
  .trim()
  .max(80, 'too_long')
  .refine(printable, 'control_characters')
  .regex(/^[\p{L}\p{M}\p{Zs}'’.,()-]*$/u, 'name_characters')

/** The same where there has to be one. */
export const personName = optionalName.min(1, 'required')

/** Distinguishes a missing value from a wrong one. */
export const requiredOr = (code: FieldErrorCode) => (issue: { input: unknown }) =>
  issue.input === undefined ? 'required' : code

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int({ error: requiredOr('not_a_whole_number') })
    .min(min, 'out_of_range')
    .max(max, 'out_of_range')

/** The id of a row that the database counts, from 1; it comes as text, from a form or a URL. */
export const serialId = z.coerce
  .number()
  .int('invalid')
  .min(1, 'invalid')
  .max(Number.MAX_SAFE_INTEGER, 'invalid')

/** The page of a list, from 1; it comes as text, from a URL. */
export const pageNumber = z.coerce
  .number({ error: 'not_a_whole_number' })
  .int('not_a_whole_number')
  .min(1, 'out_of_range')
  .max(10_000, 'out_of_range')
  .default(1)

const bareNumber = (phone: string) => phone.replace(/[\s().-]/g, '')
const PHONE = /^\+?\d{9,15}$/

/** A phone number, stored without spaces and brackets. */
export const phoneNumber = line(30).transform(bareNumber).pipe(z.string().regex(PHONE, 'phone'))

/** The same, but optional; '' counts as absent. */
export const optionalPhone = optionalLine(30)
  .transform((phone) => phone && bareNumber(phone))
  .refine((phone) => !phone || PHONE.test(phone), 'phone')

/** An optional South African VAT number, stored without spaces; '' counts as absent. */
export const optionalVatNumber = optionalLine(20)
  .transform((number) => number?.replace(/\s/g, ''))
  .refine((number) => !number || /^4\d{9}$/.test(number), 'vat_number')

export const emailAddress = line(254).pipe(z.email('email'))

/** The secret in a mailed link or in a cookie: 32 random bytes as base64url. */
export const secretToken = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** The key in a mailed link that is made of a record's id: the id under the shop's seal. */
export const sealedId = z.string().regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\.[\w-]{43}$/, 'invalid')

/** Several in one parameter, with commas between. */
export const listOf = <Value>(value: z.ZodType<Value>) =>
  z
    .string()
    .max(300, 'too_long')
    .transform((text): unknown[] => [...new Set(text.split(',').filter((one) => one !== ''))])
    .pipe(z.array(value))
    .optional()
