import { expect, test } from 'vitest'
import { readChoice } from './choice.ts'

test.each([
  ['', { tier: 'first' }],
  ['--room orders', { tier: 'first', room: 'orders' }],
  ['--all', {}],
  ['--all --room site', { room: 'site' }],
  ['--all --second', { tier: 'second' }],
])('npm test -- %s', (words, choice) => {
  expect(readChoice(words.split(' ').filter(Boolean))).toEqual(choice)
})

test.each([
  ['--room kitchen', 'There is no room kitchen, only base, catalog,'],
  ['--room', 'Use: '],
  ['--third', 'Use: '],
  ['orders', 'Use: '],
  ['--second --room orders', 'Use: '],
])('npm test -- %s is refused', (words, said) => {
  expect(() => readChoice(words.split(' '))).toThrow(said)
})
