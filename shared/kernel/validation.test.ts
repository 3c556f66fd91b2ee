import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  emailAddress,
  line,
  optionalLine,
  optionalText,
  personName,
  toFieldErrors,
  wholeNumber,
} from './validation.ts'

const isGood = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('a line', () => {
  test('is trimmed and required', () => {
    expect(line(10).parse('  a b ')).toBe('a b')
    for (const value of ['', '   ', undefined, null, 7]) expect(isGood(line(10), value)).toBe(false)
  })

  test('is not longer than allowed', () => {
    expect(isGood(line(3), 'abc')).toBe(true)
    expect(isGood(line(3), 'abcd')).toBe(false)
  })

  test.each(['a\0b', 'a\nb', 'a\rb', 'a\u001bb', 'a\u0085b', 'a\ud800b'])(
    'contains no control or half characters: %j',
    (value) => {
      expect(isGood(line(10), value)).toBe(false)
      expect(isGood(optionalLine(10), value)).toBe(false)
    },
  )
})

test('an empty optional line counts as absent', () => {
  expect(optionalLine(10).parse('  ')).toBeUndefined()
  expect(optionalLine(10).parse(undefined)).toBeUndefined()
  expect(optionalLine(10).parse(' a ')).toBe('a')
})

test('an optional text may have several lines', () => {
  expect(optionalText(20).parse('one\r\ntwo')).toBe('one\r\ntwo')
  expect(isGood(optionalText(20), 'one\0two')).toBe(false)
  expect(isGood(optionalText(20), 'x'.repeat(21))).toBe(false)
})

describe('a name', () => {
  test.each([
    'Ann',
    'สมชาย ใจดี',
    'Anne-Marie',
    'O’Brien',
    "O'Brien",
    'José',
    'van der Merwe, Jr.',
    'Nguyễn',
    '山田',
  ])('may be %s', (name) => {
    expect(personName.parse(name)).toBe(name)
  })
  test.each(['🌶️', '<b>', 'a@b', 'http://x', '123', 'a'.repeat(81), ''])('may not be %s', (name) => {
    expect(isGood(personName, name)).toBe(false)
  })
})

describe('a mail address', () => {
  test.each(['a@example.com', ' a.b+c@sub.example.co.za '])('may be %s', (address) => {
    expect(emailAddress.parse(address)).toBe(address.trim())
  })
  test.each([
    '',
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a b@c.de',
    'a@b.c,d@e.f',
    'a@example.com\nBcc: x@y.z',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %j', (address) => {
    expect(isGood(emailAddress, address)).toBe(false)
  })
})

test.each([0, -1, 1.5, 100, 1e9, '1', Number.NaN, Infinity, null, true])(
  '%s is not a whole number from 1 to 99',
  (value) => {
    expect(isGood(wholeNumber(1, 99), value)).toBe(false)
  },
)

describe('the errors', () => {
  const schema = z.strictObject({
    contact: z.strictObject({ email: emailAddress, name: personName }),
    lines: z.array(z.strictObject({ quantity: wholeNumber(1, 99) })),
    language: z.enum(['en', 'th']),
  })
  const errorsOf = (value: unknown) => {
    const parsed = schema.safeParse(value)
    if (parsed.success) throw new Error('nothing is wrong')
    return toFieldErrors(parsed.error)
  }

  test('are given by field, as a code, only the first for each', () => {
    expect(
      errorsOf({
        contact: { email: 'x', name: '', age: 7 },
        lines: [{ quantity: 1 }, { quantity: 1.5 }, { quantity: 0 }, {}],
        language: 'de',
        more: 1,
      }),
    ).toEqual({
      'contact.email': 'email',
      'contact.name': 'required',
      'contact.age': 'unexpected_field',
      'lines.1.quantity': 'not_a_whole_number',
      'lines.2.quantity': 'out_of_range',
      'lines.3.quantity': 'required',
      language: 'unknown_value',
      more: 'unexpected_field',
    })
  })

  test('are given for fields whose names every object has', () => {
    const sent: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}')
    expect(Object.entries(errorsOf(sent))).toEqual(
      expect.arrayContaining([
        ['__proto__', 'unexpected_field'],
        ['constructor', 'unexpected_field'],
        ['toString', 'unexpected_field'],
      ]),
    )
  })

  test('are 50 at most', () => {
    const keys = Array.from({ length: 3_000 }, (_, i) => [`key${i}`, i])
    expect(Object.keys(errorsOf(Object.fromEntries(keys)))).toHaveLength(50)
  })

  test('are given if everything is missing', () => {
    expect(errorsOf({})).toEqual({
      contact: 'required',
      lines: 'required',
      language: expect.any(String) as string,
    })
    expect(Object.keys(errorsOf('text'))).toEqual([''])
  })
})
