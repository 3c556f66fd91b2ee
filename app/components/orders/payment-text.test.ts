import { expect, test } from 'vitest'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { order as texts } from '#shared/messages/en/orders/order.ts'
import { awaitsTransfer, paymentText } from './payment-text.ts'

const paidBy = (
  paymentMethod: OrderView['paymentMethod'],
  paymentStatus: OrderView['paymentStatus'],
): OrderView => ({ paymentMethod, paymentStatus }) as OrderView

test.each([
  ['bank_transfer', 'pending', 'Awaiting payment', true],
  ['bank_transfer', 'paid', 'Paid', false],
  // Its charge is a job's, which may not have run yet.
  ['demo_card', 'pending', 'Card accepted', false],
  ['demo_card', 'paid', 'Paid', false],
  ['demo_card', 'failed', 'Failed', false],
] as const)('%s, %s: %s', (method, status, text, isBuyersTurn) => {
  expect(paymentText(paidBy(method, status), texts)).toBe(text)
  expect(awaitsTransfer(paidBy(method, status))).toBe(isBuyersTurn)
})

test('an order that costs nothing is not called paid', () => {
  expect(paymentText({ ...paidBy('payfast', 'paid'), totalCents: 0 }, texts)).toBe('Nothing to pay')
})
