import { expect, test } from 'vitest'
import { auth as en } from '#shared/messages/en/accounts/auth.ts'
import { auth as th } from '#shared/messages/th/accounts/auth.ts'
import { waitText } from './wait-text.ts'

test.each([
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [901, '16 minutes'],
])('%i seconds are said as %s', (seconds, said) => {
  expect(waitText(seconds, en)).toBe(`Too many attempts. Please wait ${said} and try again.`)
  expect(waitText(seconds, th)).toContain(` ${Number.parseInt(said)} `)
})
