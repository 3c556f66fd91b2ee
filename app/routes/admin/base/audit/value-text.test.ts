import { expect, test } from 'vitest'
import { formatMoney } from '#shared/kernel/money.ts'
import { audit } from '#shared/messages/en/base/admin/audit.ts'
import { valueText } from './value-text.ts'

const words = {
  texts: audit,
  locale: 'en',
  charge: (cents: number) => formatMoney(cents, 'en'),
  called: { roles: { moderator: 'Moderator' }, status: { pending: 'Received' } },
} as const

test.each<[string, unknown, string]>([
  ['priceCents', 8_200, formatMoney(8_200, 'en')],
  ['depositCentsPerGuest', 10_000, formatMoney(10_000, 'en')],
  ['amountCents', '8200', formatMoney(8_200, 'en')],
  ['stock', 8_200, '8200'],
  ['status', 'pending', 'Received'],
  ['roles', ['moderator', 'other'], 'Moderator, other'],
  ['isActive', true, 'Yes'],
  ['reason', null, '–'],
  ['name', { en: 'Red', th: 'แดง' }, 'English: Red\nThai: แดง'],
  ['tags', ['vegan', 'hot'], 'vegan, hot'],
  ['tags', [], '–'],
  ['endsAt', '2026-11-20T10:00:00.000Z', '20 November 2026 at 12:00'],
  ['subject', '2026-99-99T99:99:99', '2026-99-99T99:99:99'],
  ['subject', '2026-99-99T99:99:99Z', '2026-99-99T99:99:99Z'],
  ['note', '2026-12-24T25:00:00 the last table', '2026-12-24T25:00:00 the last table'],
  ['note', '2026-12-24T18:00:00 party of 30', '2026-12-24T18:00:00 party of 30'],
])('%s %j reads %s', (name, value, text) => {
  expect(valueText(name, value, words)).toBe(text)
})
