import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { ensureRecurringJobs, runWaitingJobs } from './index.ts'
import type { Interval, RecurringHandlers } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => asShop(testCtx(shop()))

beforeEach(() => inTransaction(ctx(), ({ db }) => db.delete(jobs)))

const ensure = (interval: Interval = { everyMs: HOUR }) =>
  ensureRecurringJobs(ctx(), { 'forget-carts': interval })

const makeDue = (set = {}) =>
  inTransaction(ctx(), ({ db }) => db.update(jobs).set({ runAt: sql`now()`, ...set }))

/** The one job there is, with the minutes until it is due and the hour of the shop's day. */
async function theJob() {
  const rows = await inTransaction(ctx(), ({ db }) =>
    db
      .select({
        attempts: jobs.attempts,
        finishedAt: jobs.finishedAt,
        failedAt: jobs.failedAt,
        lastError: jobs.lastError,
        minutes: sql<number>`round(extract(epoch from run_at - now()) / 60)::int`,
        time: sql<string>`to_char(run_at at time zone 'Africa/Johannesburg', 'HH24:MI:SS')`,
      })
      .from(jobs),
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

let ran = 0
beforeEach(() => {
  ran = 0
})
const count = async () => void (ran += 1)

const runJobs = (
  handler: RecurringHandlers['forget-carts'] = count,
  { interval = { everyMs: HOUR }, context = ctx() }: { interval?: Interval; context?: ShopCtx } = {},
) =>
  runWaitingJobs(context, {
    handlers: { 'forget-carts': handler },
    intervals: { 'forget-carts': interval },
  })

test('it is done once per interval, in one row', async () => {
  await ensure()
  expect(await runJobs()).toBe(0)
  for (let round = 1; round <= 3; round += 1) {
    await makeDue()
    expect(await runJobs()).toBe(1)
    expect(await runJobs()).toBe(0)
    expect(await theJob()).toMatchObject({ attempts: 0, finishedAt: null, failedAt: null, minutes: 60 })
  }
  expect(ran).toBe(3)
})

test('each process that starts sees to it, and none puts it off', async () => {
  await Promise.all(Array.from({ length: 6 }, () => ensure()))
  expect(await theJob()).toMatchObject({ minutes: 60 })
  await makeDue({ runAt: sql`now() - interval '2 hours'` })
  await ensure()
  expect(await theJob()).toMatchObject({ minutes: -120 })
})

test('an interval that a release shortened is kept to from the next start', async () => {
  await ensure({ everyMs: DAY })
  await ensure({ everyMs: 10 * MINUTE })
  expect(await theJob()).toMatchObject({ minutes: 10 })
})

test('it is done daily at its hour in the time zone of the shop', async () => {
  const interval = { dailyAtHour: 3 }
  await ensure(interval)
  await makeDue()
  await runJobs(count, { interval })
  const job = await theJob()
  expect(job?.time).toBe('03:00:00')
  expect(job?.minutes).toBeGreaterThanOrEqual(0)
  expect(job?.minutes).toBeLessThanOrEqual(24 * 60)
})

test('failures are tried again, never later than the next time, and do not end it', async () => {
  const log = capturingLog()
  const context = asShop(testCtx(shop(), { log }))
  const fail = () => Promise.reject(new Error('no answer'))
  const interval = { everyMs: MINUTE }
  await ensure(interval)
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await makeDue()
    expect(await runJobs(fail, { interval, context })).toBe(1)
    expect((await theJob())?.minutes).toBeLessThanOrEqual(1)
  }
  expect(log.entries.map(({ level }) => level)).toEqual([...Array(9).fill('warn'), 'error'])
  expect(await theJob()).toMatchObject({
    attempts: 0,
    failedAt: null,
    lastError: 'Error: no answer',
    minutes: 1,
  })
  await makeDue()
  await runJobs(count, { interval })
  expect(ran).toBe(1)
  expect(await theJob()).toMatchObject({ lastError: null })
})

test('what a dead process was doing is done by another one when its lease ends', async () => {
  await ensure()
  await makeDue({ attempts: 1, lockedUntil: sql`now() + interval '1 minute'` })
  expect(await runJobs()).toBe(0)
  await makeDue({ lockedUntil: sql`now() - interval '1 second'` })
  expect(await runJobs()).toBe(1)
})

test('a process whose clock is wrong does nothing too early and puts off nothing', async () => {
  await ensure()
  for (const off of [-DAY, DAY]) {
    const context = asShop(testCtx(shop(), { now: () => addTime(new Date(), off) }))
    expect(await runJobs(count, { context })).toBe(0)
    await makeDue()
    await runJobs(count, { context })
    expect(await theJob()).toMatchObject({ minutes: 60 })
  }
  expect(ran).toBe(2)
})

test('a kind that this release does not know is left alone', async () => {
  await inTransaction(ctx(), ({ db }) =>
    db.insert(jobs).values({ kind: 'of-tomorrow', key: 'of-tomorrow', payload: {} }),
  )
  expect(await runJobs()).toBe(0)
  expect(await inTransaction(ctx(), ({ db }) => db.$count(jobs, eq(jobs.attempts, 0)))).toBe(1)
})
