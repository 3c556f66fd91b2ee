import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { addTime, DAY, MINUTE } from '#shared/kernel/durations.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { cancelJob, enqueueJob, runWaitingJobs } from './index.ts'
import type { JobHandlers } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => asShop(testCtx(shop()))
const kind = 'send-order-confirmation'

const ran: string[] = []
const handlers: Partial<JobHandlers> = { [kind]: async (_ctx, { orderId }) => void ran.push(orderId) }
const runJobs = () => runWaitingJobs(ctx(), { handlers })

beforeEach(async () => {
  ran.length = 0
  await inTransaction(ctx(), ({ db }) => db.delete(jobs))
})

const enqueue = (orderId: string, how: { dueAt?: Date; key?: string } = {}) =>
  inTransaction(ctx(), (ctx) => enqueueJob(ctx, { kind, orderId, ...how }))
const cancel = (key: string) => inTransaction(ctx(), (ctx) => cancelJob(ctx, { key }))
const fromNow = (ms: number) => addTime(new Date(), ms)

test('a job that is due later waits until then, whatever the clocks of the processes say', async () => {
  await enqueue('later', { dueAt: fromNow(10 * MINUTE) })
  await enqueue('past', { dueAt: fromNow(-DAY) })
  await runWaitingJobs(asShop(testCtx(shop(), { now: () => fromNow(DAY) })), { handlers })
  expect(ran).toEqual(['past'])
  await inTransaction(ctx(), ({ db }) => db.update(jobs).set({ runAt: sql`now()` }))
  await runJobs()
  expect(ran).toEqual(['past', 'later'])
})

test('of the jobs with a key, one is unfinished at a time; a finished or failed one holds up none', async () => {
  expect(await enqueue('first', { key: 'a' })).toBe(true)
  expect(await enqueue('second', { key: 'a' })).toBe(false)
  expect(await enqueue('other', { key: 'b' })).toBe(true)
  expect([await enqueue('no key'), await enqueue('no key')]).toEqual([true, true])
  await runJobs()
  expect(ran).toEqual(['first', 'other', 'no key', 'no key'])
  expect(await enqueue('third', { key: 'a' })).toBe(true)
  await inTransaction(ctx(), ({ db }) =>
    db
      .update(jobs)
      .set({ failedAt: sql`now()` })
      .where(eq(jobs.key, 'a')),
  )
  expect(await enqueue('fourth', { key: 'a' })).toBe(true)
})

test('many who store a job with one key at once store one', async () => {
  const stored = await Promise.all(Array.from({ length: 8 }, (_, i) => enqueue(String(i), { key: 'a' })))
  expect(stored.filter(Boolean)).toHaveLength(1)
  await runJobs()
  expect(ran).toEqual([String(stored.indexOf(true))])
})

test('a key of a transaction that was rolled back is free', async () => {
  await inTransaction(ctx(), async (ctx) => {
    await enqueueJob(ctx, { kind, orderId: 'never', key: 'a' })
    return { ok: false }
  })
  expect(await enqueue('again', { key: 'a' })).toBe(true)
})

test('a cancelled job does not run, and leaves its key to one at another time', async () => {
  await enqueue('first', { key: 'a', dueAt: fromNow(DAY) })
  await inTransaction(ctx(), async (ctx) => {
    expect(await cancelJob(ctx, { key: 'a' })).toBe(true)
    expect(await enqueueJob(ctx, { kind, orderId: 'sooner', key: 'a' })).toBe(true)
  })
  await runJobs()
  expect(ran).toEqual(['sooner'])
  expect(await cancel('a')).toBe(false)
})

test('a job that is cancelled while it runs is not tried again', async () => {
  await enqueue('a', { key: 'a' })
  const failing: Partial<JobHandlers> = {
    async [kind]() {
      expect(await cancel('a')).toBe(true)
      throw new Error('no answer')
    },
  }
  expect(await runWaitingJobs(ctx(), { handlers: failing })).toBe(1)
  await inTransaction(ctx(), ({ db }) => db.update(jobs).set({ runAt: sql`now()` }))
  expect(await runJobs()).toBe(0)
  expect(await inTransaction(ctx(), ({ db }) => db.$count(jobs, isNotNull(jobs.finishedAt)))).toBe(1)
})
