import { expect, test } from 'vitest'
import { order as texts } from '#shared/messages/en/order.ts'
import { statusText } from './status-text.ts'

test.each([
  ['shipped', 'courier', 'On its way'],
  ['shipped', 'pickup', 'Ready to collect'],
  ['delivered', 'pickup', 'Collected'],
  ['processing', 'pickup', 'Being packed'],
] as const)('%s, %s: %s', (status, deliveryMethod, text) => {
  expect(statusText({ status, deliveryMethod }, texts)).toBe(text)
})
