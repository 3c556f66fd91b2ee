import { expect, test } from 'vitest'
import { formatExpiry, groupInFours, hasExpired, readExpiry } from './card-as-typed.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  [' 4242 4242 42', '4242 4242 42'],
  ['4242 ', '4242'],
  ['378282246310005', '3782 8224 6310 005'],
  ['my card', 'my card'],
  ['', ''],
])('shows the card number %s as %s', (typed, shown) => expect(groupInFours(typed)).toBe(shown))

test.each(['1229', '12/29', '12-29', '12 / 29', '12/2029', '12-2029', '122029', ' 12 29 ', '12.29'])(
  'shows the expiry %s as 12 / 29',
  (typed) => expect(formatExpiry(typed)).toBe('12 / 29'),
)

test.each(['13/29', '00/29', '829', '2029', '12/299', 'ab', ''])('leaves what is no expiry: %s', (typed) => {
  expect(readExpiry(typed)).toBeUndefined()
  expect(formatExpiry(typed)).toBe(typed)
})

test('a card is valid until its month is over in South Africa', () => {
  const expiry = { month: '11', year: '26' }
  expect(hasExpired(expiry, new Date('2026-11-30T21:59:59Z'))).toBe(false)
  expect(hasExpired(expiry, new Date('2026-11-30T22:00:00Z'))).toBe(true)
  expect(hasExpired({ month: '01', year: '27' }, new Date('2026-12-31T12:00:00Z'))).toBe(false)
})
