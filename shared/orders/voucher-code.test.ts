import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatVoucherCode, readVoucherCode, voucherCodeOf } from './voucher-code.ts'

const code = fc.uint8Array({ minLength: 10, maxLength: 10 }).map(voucherCodeOf)

test('a code is read as people type it', () => {
  fc.assert(
    fc.property(code, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{18}$/)
      const printed = formatVoucherCode(code)
      expect(printed).toMatch(/^KROK(-\w{4}){4}-\w{2}$/)
      for (const typed of [
        printed,
        printed.toLowerCase(),
        ` ${printed.replaceAll('-', ' ')} `,
        printed.replaceAll('-', '–'),
        code,
        code.replaceAll('1', 'l').replaceAll('0', 'o'),
        code.replaceAll('1', 'I'),
      ]) {
        expect(readVoucherCode(typed)).toBe(code)
      }
    }),
  )
})

test('a wrong letter, two that are swapped, one too many and one too few are found', () => {
  const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  fc.assert(
    fc.property(code, fc.nat({ max: 17 }), fc.nat({ max: 30 }), (code, at, step) => {
      const other = LETTERS[(LETTERS.indexOf(code[at] ?? '') + 1 + step) % 32] ?? ''
      expect(readVoucherCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined()
      const [a = '', b = ''] = [code[at], code[at + 1]]
      if (at < 15 && a !== b) {
        expect(readVoucherCode(code.slice(0, at) + b + a + code.slice(at + 2))).toBeUndefined()
      }
      expect(readVoucherCode(code + other)).toBeUndefined()
      expect(readVoucherCode(code.slice(1))).toBeUndefined()
    }),
  )
})

test.each(['', 'KROK', 'U'.repeat(18), '👍'.repeat(18), '<b>'.repeat(6), 'ก'.repeat(18), '0'.repeat(4000)])(
  'no code: %s',
  (typed) => {
    expect(readVoucherCode(typed)).toBeUndefined()
  },
)
