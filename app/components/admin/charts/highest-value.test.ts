import { expect, test } from 'vitest'
import { highestValue } from './highest-value.ts'

test('a chart of nothing goes up from 0, any other as far as its values', () => {
  expect(highestValue([{ values: [0, 0, null] }, { values: [] }])).toBe(100)
  expect(highestValue([{ values: [0, 0] }, { values: [0, 5] }])).toBeUndefined()
  expect(highestValue([{ values: [-5] }])).toBeUndefined()
})
