import { expect, test } from 'vitest'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { RETURN_REASONS } from '#shared/orders/return-fields.ts'
import { lastDayOf, mayWish, rightOf } from './rights.ts'

test('a change of mind gives no right to return food that was delivered, but food that was collected', () => {
  const rights = DELIVERY_METHODS.map((deliveryMethod) =>
    RETURN_REASONS.map((reason) => rightOf(reason, { deliveryMethod })),
  )
  const whatever = ['defect', 'defect', 'defect', 'description']
  expect(Object.fromEntries(DELIVERY_METHODS.map((method, at) => [method, rights[at]]))).toEqual({
    courier: [...whatever, undefined, 'direct_marketing'],
    pickup: [...whatever, 'collected', 'direct_marketing'],
    at_the_table: [...whatever, 'collected', 'direct_marketing'],
  })
})

test('only goods with a defect are replaced, all are refunded', () => {
  expect(mayWish('defect', 'replacement')).toBe(true)
  for (const right of ['description', 'collected', 'direct_marketing'] as const) {
    expect([mayWish(right, 'replacement'), mayWish(right, 'refund')]).toEqual([false, true])
  }
})

test.each([
  // Over Christmas, the Day of Goodwill and New Year.
  ['direct_marketing', '2026-12-23', '2026-12-31'],
  ['description', '2026-12-23', '2027-01-08'],
  ['direct_marketing', '2026-11-23', '2026-11-30'],
  ['collected', '2026-12-28', '2027-01-04'],
  ['defect', '2026-11-25', '2027-05-25'],
  ['defect', '2026-08-31', '2027-02-28'],
] as const)('%s of goods that came on %s: until %s', (right, receivedOn, until) => {
  expect(lastDayOf(right, receivedOn)).toBe(until)
})
