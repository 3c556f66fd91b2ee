import { expect, test } from 'vitest'
import { isNewEnough } from './node.mjs'

test.each([
  ['24.11.0', true],
  ['v24.21.0', true],
  ['25.0.0', true],
  ['26.10.0', true],
  ['24.10.9', false],
  ['24.0.0', false],
  ['22.20.0', false],
  ['20.20.2', false],
])('Node %s is new enough: %s', (version, isNew) => {
  expect(isNewEnough(version)).toBe(isNew)
})
