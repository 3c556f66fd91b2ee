import { expect, test } from 'vitest'
import { changesBetween } from './changes-between.ts'

test('names what changed, with the values before and after', () => {
  const before = { price: 8_200, name: { en: 'Red', th: 'แดง' }, tags: ['vegan'] }
  const after = { price: 8_500, name: { en: 'Red', th: 'พริกแดง' }, tags: ['vegan'] }
  expect(changesBetween(before, after)).toEqual({
    price: { before: 8_200, after: 8_500 },
    name: { before: { en: 'Red', th: 'แดง' }, after: { en: 'Red', th: 'พริกแดง' } },
  })
})

test('what was not there, or is no more, is null', () => {
  expect(changesBetween<{ a?: number | null; b?: number }>({ a: 1 }, { a: null, b: 2 })).toEqual({
    a: { before: 1, after: null },
    b: { before: null, after: 2 },
  })
  expect(changesBetween<{ a?: number | null }>({}, { a: null })).toEqual({})
})
