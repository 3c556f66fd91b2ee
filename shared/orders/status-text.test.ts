import { expect, test } from 'vitest'
import { order as texts } from '#shared/messages/en/orders/order.ts'
import { statusText } from './status-text.ts'

test.each([
  ['shipped', 'courier', 'On its way'],
  ['shipped', 'pickup', 'Ready to collect'],
  ['delivered', 'pickup', 'Collected'],
  ['processing', 'pickup', 'Being packed'],
] as const)('%s, %s: %s', (status, deliveryMethod, text) => {
  expect(statusText({ status, deliveryMethod }, texts)).toBe(text)
})

test('of jars at a table, and of a deposit', () => {
  const deliveryMethod = 'at_the_table'
  expect(statusText({ status: 'delivered', deliveryMethod }, texts)).toBe('Handed over at your table')
  expect(statusText({ status: 'processing', deliveryMethod }, texts)).toBe('Being packed')
  expect(statusText({ status: 'confirmed', deliveryMethod, kind: 'deposit' }, texts)).toBe('Table confirmed')
  expect(statusText({ status: 'expired', deliveryMethod, kind: 'deposit' }, texts)).toBe('Expired')
})
