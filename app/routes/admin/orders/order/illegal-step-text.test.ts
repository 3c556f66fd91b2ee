import { expect, test } from 'vitest'
import { order } from '#shared/messages/en/orders/order.ts'
import { staff } from '#shared/messages/en/admin.ts'
import { illegalStepText } from './illegal-step-text.ts'

test('says where the order stands, and where it can go from there', () => {
  const refusal = {
    ok: false,
    reason: 'illegal_step',
    from: 'shipped',
    allowed: ['delivered', 'returned'],
  } as const
  expect(
    illegalStepText(
      { ...refusal, allowed: [...refusal.allowed] },
      { deliveryMethod: 'pickup' },
      staff,
      order,
    ),
  ).toBe('The order is now “Ready to collect”. It can become: Collected, Returned. Reload the page.')
  expect(
    illegalStepText(
      { ...refusal, from: 'cancelled', allowed: [] },
      { deliveryMethod: 'courier' },
      staff,
      order,
    ),
  ).toBe('The order is now “Cancelled”, and that’s final. Reload the page.')
})
