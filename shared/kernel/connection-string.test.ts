import { expect, test } from 'vitest'
import { describeServers, parseConnectionString } from './connection-string.ts'

const serversOf = (text: string) => parseConnectionString(text)?.servers.map(({ href }) => href)

test.each([
  ['postgres://krok:secret@db.example:5433/krok', ['postgres://krok:secret@db.example:5433/krok']],
  ['postgresql://db.example', ['postgresql://db.example']],
  ['postgres:///krok?host=/run/postgresql', ['postgres:///krok?host=%2Frun%2Fpostgresql']],
  [
    'postgres://krok:p%40ss,word@one:5433,two/krok?sslmode=verify-full&target_session_attrs=read-write',
    [
      'postgres://krok:p%40ss,word@one:5433/krok?sslmode=verify-full',
      'postgres://krok:p%40ss,word@two/krok?sslmode=verify-full',
    ],
  ],
  ['postgres://[::1]:5433,[::1]:5434/krok', ['postgres://[::1]:5433/krok', 'postgres://[::1]:5434/krok']],
])('%s names its servers', (text, expected) => {
  expect(serversOf(text)).toEqual(expected)
})

test.each([
  'krok',
  'mysql://localhost/krok',
  'postgres://one,/krok',
  'postgres://one,,two/krok',
  'postgres://one:x,two/krok',
  'postgres://one:99999/krok',
])('%s is no address', (text) => {
  expect(parseConnectionString(text)).toBeUndefined()
})

test('what the servers must accept is told apart from the rest', () => {
  expect(parseConnectionString('postgres://one,two/krok?target_session_attrs=read-only')?.sessions).toBe(
    'read-only',
  )
  expect(parseConnectionString('postgres://one/krok')?.sessions).toBeUndefined()
})

test('people read neither user nor password', () => {
  const { servers } = parseConnectionString('postgres://krok:secret@one:5433,two/krok') ?? {}
  expect(servers && describeServers(servers)).toBe('one:5433, two/krok')
})
