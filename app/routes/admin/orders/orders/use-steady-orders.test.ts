import { expect, test } from 'vitest'
import { countArrived } from './use-steady-orders.ts'

const list = (ids: string, next: string | null = null) => ({ items: of(ids), next })
const of = (ids: string) => ids.split('').map((id) => ({ id }))

test.each([
  ['nothing has come', list('abc'), 'abc', 0],
  ['two on top', list('abc', 'more'), 'xyabc', 2],
  ['one at the end of the last page', list('abc'), 'abcx', 1],
  ['one that moved up from the next page', list('abc', 'more'), 'acd', 0],
  ['one left, one came', list('abc', 'more'), 'xac', 1],
  ['a whole page of others', list('abc', 'more'), 'xyz', 3],
  ['the first of an empty list', list(''), 'x', 1],
  ['all have left', list('abc'), '', 0],
])('%s', (_what, shown, now, arrived) => {
  expect(countArrived(shown, of(now))).toBe(arrived)
})
