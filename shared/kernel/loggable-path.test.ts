import { expect, test } from 'vitest'
import { loggablePath } from './loggable-path.ts'

const KEY = 'k'.repeat(43)

test.each([
  [`/order/${KEY}`, '/order/…'],
  [`/th/order/${KEY}/pay`, '/th/order/…/pay'],
  [`/Order/${KEY}/documents/INV-000001.pdf`, '/Order/…/documents/INV-000001.pdf'],
  [`/order/${KEY}.data`, '/order/…'],
  ['/th/voucher/KROK-ABCD-EFGH', '/th/voucher/…'],
  ['/admin/vouchers/new', '/admin/vouchers/new'],
  [`/th/contact/0b1c~${KEY}`, '/th/contact/…'],
  ['/contact', '/contact'],
  [`/th/events/sign-ups/${KEY}`, '/th/events/sign-ups/…'],
  [`/th/reservations/${KEY}/table.ics`, '/th/reservations/…/table.ics'],
  ['/events/a-dinner', '/events/a-dinner'],
  ['/orders', '/orders'],
])('%s is logged without the key', (path, logged) => {
  expect(loggablePath(path)).toBe(logged)
})
