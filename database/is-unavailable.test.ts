import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable, NoConnection } from './is-unavailable.ts'

const coded = (code: string) => Object.assign(new Error('as the database says it'), { code })

test.each(['08006', '53100', '53300', '57014', '57P01', '57P03', '58030', '25006', 'ECONNRESET', 'EPIPE'])(
  '%s may work in a moment',
  (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true)
    expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], coded(code)))).toBe(true)
  },
)

test.each([
  new NoConnection('none'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s may work in a moment', (error) => {
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true)
})

test.each([coded('23505'), coded('42501'), coded('40P01'), new Error('a bug'), 'text', undefined])(
  '%s fails again',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  },
)
