import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#shared/kernel/durations.ts'
import { createLogger } from './log.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('that the database is away is said once, and then every minute with how often it was left out', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lines: Record<string, unknown>[] = []
  const log = createLogger('info', {
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]),
  })
  const away = (requestId: string) =>
    log.child({ requestId }).warn({ err: new Error('no connection') }, 'the database is unavailable')
  for (const id of ['a', 'b', 'c']) away(id)
  log.warn({ state: '22P02' }, 'the database refuses a value')
  log.warn({ state: '22P02' }, 'the database refuses a value')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['the database is unavailable', 'a'],
    ['the database refuses a value', undefined],
    ['the database refuses a value', undefined],
  ])
  expect(lines[0]).toMatchObject({ err: { message: 'no connection' } })
  vi.setSystemTime(Date.now() + MINUTE)
  away('d')
  away('e')
  expect(lines.slice(3)).toMatchObject([{ requestId: 'd', leftOut: 2 }])
})
