import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoConnection } from '#database/is-unavailable.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { createLogger } from './log.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A log whose lines the test reads, of a database that is away until the test says otherwise. */
function stand() {
  const lines: Record<string, unknown>[] = []
  const state = { isBack: false }
  const log = createLogger('info', {
    isDatabaseBack: async () => state.isBack,
    destination: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  })
  return { log, lines, state }
}

const away = () => ({ err: new NoConnection('no connection') })
const lost = () => ({ err: new DrizzleQueryError('select 1', [], broken()) })
const broken = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

test('that the database is away is said once, whoever says it, and then every minute with how often it was left out', () => {
  const { log, lines } = stand()
  log.child({ requestId: 'a' }).warn(away(), 'the database is unavailable')
  log.child({ requestId: 'b' }).warn(away(), 'the database is unavailable')
  log.child({ jobId: 1 }).error(lost(), 'a job could not be updated')
  log.warn({ state: '22P02' }, 'the database refuses a value')
  log.warn({ state: '22P02' }, 'the database refuses a value')
  log.error({ err: new Error('a bug') }, 'unexpected error')
  // An answer of a mail server.
  log.warn({ err: broken() }, 'job failed and will be tried again')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['the database is unavailable', 'a'],
    ['the database refuses a value', undefined],
    ['the database refuses a value', undefined],
    ['unexpected error', undefined],
    ['job failed and will be tried again', undefined],
  ])
  vi.setSystemTime(Date.now() + MINUTE)
  log.error(away(), 'the worker could not read its jobs')
  log.warn(away(), 'the database is unavailable')
  expect(lines.slice(5)).toMatchObject([{ msg: 'the worker could not read its jobs', leftOut: 2 }])
})

test('that it answers again is said once, and when it is lost once more, that too', async () => {
  const { log, lines, state } = stand()
  log.warn(away(), 'the database is unavailable')
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  log.warn(away(), 'the database is unavailable')
  state.isBack = true
  // While statements still fail, it comes and goes.
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(lines.slice(1)).toMatchObject([{ msg: 'the database answers again', seconds: 20, leftOut: 1 }])
  state.isBack = false
  log.warn(away(), 'the database is unavailable')
  await vi.advanceTimersByTimeAsync(20 * SECOND)
  expect(lines.slice(2)).toMatchObject([{ msg: 'the database is unavailable' }])
})

test('that jobs cannot be read for another reason is said once a minute too', () => {
  const { log, lines } = stand()
  const fail = () => log.error({ err: new Error('no such table') }, 'the worker could not read its jobs')
  for (const _ of [1, 2, 3]) fail()
  vi.setSystemTime(Date.now() + MINUTE)
  fail()
  expect(lines).toMatchObject([{}, { leftOut: 2 }])
})
