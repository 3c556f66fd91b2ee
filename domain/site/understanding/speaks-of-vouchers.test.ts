import { expect, test } from 'vitest'
import { speaksOfVouchers } from './speaks-of-vouchers.ts'

test.each([
  ['voucher', true],
  ['Gift Vouchers', true],
  ['a gift card for mum', true],
  ['บัตรของขวัญ', true],
  ['กิฟต์วอเชอร์ 500', true],
  ['gift box', false],
  ['red curry', false],
  ['ของขวัญ', false],
])('%s speaks of vouchers: %s', (text, speaks) => expect(speaksOfVouchers(text)).toBe(speaks))
