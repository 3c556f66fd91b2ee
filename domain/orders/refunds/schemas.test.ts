import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestRefundInput, settleRefundInput } from './schemas.ts'

const goods = { orderId: randomUUID(), kind: 'goods', lines: [], deliveryCents: 1, reason: 'x' }
const line = { itemId: randomUUID(), quantity: 1, restocks: false }
const surplus = {
  orderId: randomUUID(),
  kind: 'surplus',
  paymentId: randomUUID(),
  amountCents: 1,
  reason: 'x',
}
test.each([
  {},
  { ...goods, kind: 'gift' },
  { ...goods, orderId: '1' },
  { ...goods, reason: '' },
  { ...goods, reason: '   ' },
  { ...goods, reason: undefined },
  { ...goods, reason: 'x'.repeat(201) },
  { ...goods, reason: 'a\u0000b' },
  { ...goods, deliveryCents: -1 },
  { ...goods, deliveryCents: 0.5 },
  { ...goods, deliveryCents: Number.NaN },
  { ...goods, agreedTotalCents: -1 },
  { ...goods, lines: 'all' },
  { ...goods, lines: [{ ...line, itemId: 'a' }] },
  { ...goods, lines: [{ ...line, quantity: -1 }] },
  { ...goods, lines: [{ ...line, quantity: 1.5 }] },
  { ...goods, lines: [{ ...line, quantity: '1' }] },
  { ...goods, lines: [{ ...line, quantity: 10_001 }] },
  { ...goods, lines: [{ ...line, quantity: 0 }] },
  { ...goods, lines: [{ ...line, quantity: 0, amountCents: 0 }] },
  { ...goods, lines: [{ ...line, amountCents: -5 }] },
  { ...goods, lines: [{ ...line, amountCents: 1e12 }] },
  { ...goods, lines: [{ ...line, restocks: 'yes' }] },
  { ...goods, lines: [line, line] },
  { ...goods, lines: Array.from({ length: 101 }, () => ({ ...line, itemId: randomUUID() })) },
  { ...goods, paymentId: randomUUID() },
  { ...surplus, amountCents: 0 },
  { ...surplus, amountCents: 1e12 },
  { ...surplus, paymentId: 'x' },
  { ...surplus, lines: [] },
])('is not a valid request: %j', (input) => {
  expect(requestRefundInput.safeParse(goods).success).toBe(true)
  expect(requestRefundInput.safeParse(surplus).success).toBe(true)
  expect(requestRefundInput.safeParse(input).success).toBe(false)
})

test.each([
  {},
  { refundId: 'x', reference: 'y' },
  { refundId: randomUUID(), reference: ' ' },
  { refundId: randomUUID(), reference: 'x'.repeat(101) },
  { refundId: randomUUID(), reference: 'a\nb' },
])('is not a valid settlement: %j', (input) => {
  expect(settleRefundInput.safeParse(input).success).toBe(false)
})
