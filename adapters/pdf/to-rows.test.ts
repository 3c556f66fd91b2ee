import { expect, test } from 'vitest'
import { vatInside } from '#shared/kernel/money.ts'
import { invoice } from '#tests/helpers/tax-document.ts'
import { toRows } from './to-rows.ts'

const deliveryOf = (delivery: { totalCents: number; icePackCents?: number }, locale: 'en' | 'th' = 'en') => {
  const vatCents = vatInside(delivery.totalCents, 15)
  const rows = toRows(invoice({ lines: [], delivery: { ...delivery, vatCents }, locale }))
  expect(rows.reduce((sum, row) => sum + row.vatCents, 0)).toBe(vatCents)
  return rows.map(({ name, totalCents }) => [name, totalCents])
}

test('an ice pack has a row of its own, and both rows together the VAT of the whole', () => {
  expect(deliveryOf({ totalCents: 11_000, icePackCents: 3_500 })).toEqual([
    ['Delivery', 7_500],
    ['Ice pack', 3_500],
  ])
  expect(deliveryOf({ totalCents: 3_501, icePackCents: 3_500 }, 'th')).toEqual([
    ['ค่าจัดส่ง', 1],
    ['เจลเย็น', 3_500],
  ])
})

test('with free delivery the ice pack is what is paid; without one there is delivery alone', () => {
  expect(deliveryOf({ totalCents: 3_500, icePackCents: 3_500 })).toEqual([
    ['Delivery', 0],
    ['Ice pack', 3_500],
  ])
  expect(deliveryOf({ totalCents: 7_500 })).toEqual([['Delivery', 7_500]])
})
