import { expect, test } from 'vitest'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { RETURN_REASONS } from '#shared/orders/return-fields.ts'
import { lastDayOf, mayWish, rightOf } from './rights.ts'

const rightsOf = (isFood: boolean) =>
  Object.fromEntries(
    DELIVERY_METHODS.map((deliveryMethod) => [
      deliveryMethod,
      RETURN_REASONS.map((reason) => rightOf(reason, { deliveryMethod, isFood })),
    ]),
  )
const whatever = ['defect', 'defect', 'defect', 'description']

test('a change of mind gives no right to return food that was delivered, but food that was collected', () => {
  expect(rightsOf(true)).toEqual({
    courier: [...whatever, undefined, undefined, 'direct_marketing'],
    pickup: [...whatever, 'collected', undefined, 'direct_marketing'],
    at_the_table: [...whatever, 'collected', undefined, 'direct_marketing'],
    email: [...whatever, undefined, undefined, 'direct_marketing'],
  })
})

test('for what is no food there is a cooling-off period, however it came', () => {
  const rights = [...whatever, 'cooling_off', 'cooling_off', 'cooling_off']
  expect(rightsOf(false)).toEqual({ courier: rights, pickup: rights, at_the_table: rights, email: rights })
})

test('only goods with a defect are replaced, all are refunded', () => {
  expect(mayWish('defect', 'replacement')).toBe(true)
  for (const right of ['description', 'collected', 'cooling_off', 'direct_marketing'] as const) {
    expect([mayWish(right, 'replacement'), mayWish(right, 'refund')]).toEqual([false, true])
  }
})

test.each([
  // Over Christmas, the Day of Goodwill and New Year.
  ['direct_marketing', '2026-12-23', '2026-12-31'],
  ['description', '2026-12-23', '2027-01-08'],
  ['direct_marketing', '2026-11-23', '2026-11-30'],
  ['collected', '2026-12-28', '2027-01-04'],
  ['cooling_off', '2026-12-28', '2027-01-04'],
  ['defect', '2026-11-25', '2027-05-25'],
  ['defect', '2026-08-31', '2027-02-28'],
] as const)('%s of goods that came on %s: until %s', (right, receivedOn, until) => {
  expect(lastDayOf(right, receivedOn)).toBe(until)
})
