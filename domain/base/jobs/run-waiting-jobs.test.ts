import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { jobs } from '#database/schema/index.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob, runWaitingJobs } from './index.ts'
import type { JobHandlers } from './schemas.ts'

const shop = useTestDatabase()
const shopCtx = () => asShop(testCtx(shop()))

beforeEach(() => inTransaction(shopCtx(), (ctx) => ctx.db.update(jobs).set({ finishedAt: sql`now()` })))

const enqueue = (orderId: string) =>
  inTransaction(shopCtx(), (ctx) => enqueueJob(ctx, { kind: 'send-order-confirmation', orderId }))

const waiting = () =>
  inTransaction(shopCtx(), (ctx) =>
    ctx.db
      .select()
      .from(jobs)
      .where(sql`finished_at is null`)
      .orderBy(jobs.id),
  )

/** Changes a job's times, instead of waiting. */
const change = (id: number, set: Partial<Record<'runAt' | 'lockedUntil', ReturnType<typeof sql>>>) =>
  inTransaction(shopCtx(), (ctx) => ctx.db.update(jobs).set(set).where(eq(jobs.id, id)))

function handlersOf(send: JobHandlers['send-order-confirmation']): Partial<JobHandlers> {
  return {
    'send-order-confirmation': send,
    'capture-payment': () => Promise.reject(new Error('not of this test')),
  }
}

function recorder() {
  const ran: string[] = []
  return { ran, handlers: handlersOf(async (_ctx, { orderId }) => void ran.push(orderId)) }
}

test('runs waiting jobs in order, once', async () => {
  const { ran, handlers } = recorder()
  for (const id of ['a', 'b', 'c']) await enqueue(id)
  expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(3)
  expect(ran).toEqual(['a', 'b', 'c'])
  expect(await waiting()).toEqual([])
  expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(0)
})

test('runs more than a batch', async () => {
  const { ran, handlers } = recorder()
  for (let i = 0; i < 45; i += 1) await enqueue(String(i))
  expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(45)
  expect(ran).toEqual(Array.from({ length: 45 }, (_, i) => String(i)))
})

test('a job of a transaction that was rolled back does not exist', async () => {
  const { ran, handlers } = recorder()
  await inTransaction(shopCtx(), async (ctx) => {
    await enqueueJob(ctx, { kind: 'send-order-confirmation', orderId: 'a' })
    return { ok: false }
  })
  await runWaitingJobs(shopCtx(), { handlers })
  expect(ran).toEqual([])
})

test('handlers run as the shop, outside any transaction', async () => {
  const seen: Ctx[] = []
  await enqueue('a')
  await runWaitingJobs(shopCtx(), { handlers: handlersOf(async (ctx) => void seen.push(ctx)) })
  expect(seen[0]?.actor).toEqual({ role: 'shop' })
  expect(seen[0]?.openFor).toBeUndefined()
})

test('a failed job is logged and retried with growing delays; other jobs are not held up', async () => {
  const log = capturingLog()
  const ran: string[] = []
  const handlers = handlersOf(async (_ctx, { orderId }) => {
    if (orderId === 'bad') throw new Error('no answer')
    ran.push(orderId)
  })
  await enqueue('bad')
  await enqueue('good')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await runWaitingJobs(asShop(testCtx(shop(), { log })), { handlers })
    const [job] = await inTransaction(shopCtx(), (ctx) =>
      ctx.db
        .select({
          id: jobs.id,
          attempts: jobs.attempts,
          lastError: jobs.lastError,
          lockedUntil: jobs.lockedUntil,
          wait: sql<number>`extract(epoch from run_at - now())::float`,
        })
        .from(jobs)
        .where(sql`finished_at is null`),
    )
    expect(job).toMatchObject({ attempts: attempt, lastError: 'Error: no answer', lockedUntil: null })
    waits.push(job?.wait ?? 0)
    // Not due yet: nothing happens.
    expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(0)
    await change(job?.id ?? 0, { runAt: sql`now()` })
  }
  expect(ran).toEqual(['good'])
  for (const [i, wait] of waits.slice(1).entries()) expect(wait).toBeGreaterThan((waits[i] ?? 0) * 1.5)
  expect(log.entries.map((entry) => entry.level).filter((level) => level !== 'info')).toEqual(
    Array(4).fill('warn'),
  )
})

test('can succeed on a later try', async () => {
  let tries = 0
  const handlers = handlersOf(async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  })
  await enqueue('a')
  await runWaitingJobs(shopCtx(), { handlers })
  const [job] = await waiting()
  await change(job?.id ?? 0, { runAt: sql`now()` })
  await runWaitingJobs(shopCtx(), { handlers })
  expect(tries).toBe(2)
  expect(await waiting()).toEqual([])
})

test('after the last attempt the job is kept as failed, and an error is logged', async () => {
  const log = capturingLog()
  const handlers = handlersOf(() => Promise.reject(new Error('never')))
  await enqueue('a')
  const [job] = await waiting()
  await inTransaction(shopCtx(), (ctx) =>
    ctx.db
      .update(jobs)
      .set({ maxAttempts: 1 })
      .where(eq(jobs.id, job?.id ?? 0)),
  )
  await runWaitingJobs(asShop(testCtx(shop(), { log })), { handlers })
  expect((await waiting())[0]).toMatchObject({
    attempts: 1,
    failedAt: expect.any(Date) as Date,
    finishedAt: null,
  })
  expect(log.entries.at(-1)).toMatchObject({ level: 'error', message: 'job failed for good' })
  await change(job?.id ?? 0, { runAt: sql`now()` })
  expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(0)
})

test('a job leased to another worker is not taken until the lease ends', async () => {
  const { ran, handlers } = recorder()
  await enqueue('a')
  const [job] = await waiting()
  await change(job?.id ?? 0, { lockedUntil: sql`now() + interval '1 minute'` })
  await runWaitingJobs(shopCtx(), { handlers })
  expect(ran).toEqual([])
  await change(job?.id ?? 0, { lockedUntil: sql`now() - interval '1 second'` })
  await runWaitingJobs(shopCtx(), { handlers })
  expect(ran).toEqual(['a'])
})

test('a job that is running is leased to its worker', async () => {
  const leases: (Date | null | undefined)[] = []
  await enqueue('a')
  await runWaitingJobs(shopCtx(), {
    handlers: handlersOf(async () => void leases.push((await waiting())[0]?.lockedUntil)),
  })
  expect(leases[0]?.getTime()).toBeGreaterThan(Date.now())
})

test('a kind without a handler here waits for a worker that has one', async () => {
  await inTransaction(shopCtx(), (ctx) => ctx.db.insert(jobs).values({ kind: 'dance', payload: {} }))
  expect(await runWaitingJobs(shopCtx(), { handlers: recorder().handlers })).toBe(0)
  expect(await waiting()).toMatchObject([{ kind: 'dance', attempts: 0, lockedUntil: null, lastError: null }])
})

test('stops between jobs when asked to; the next worker does the rest', async () => {
  const stopping = new AbortController()
  const ran: string[] = []
  const handlers = handlersOf(async (_ctx, { orderId }) => {
    ran.push(orderId)
    if (orderId === 'b') stopping.abort()
  })
  for (const id of ['a', 'b', 'c', 'd']) await enqueue(id)
  await runWaitingJobs(shopCtx(), { handlers, signal: stopping.signal })
  expect(ran).toEqual(['a', 'b'])
  expect(await waiting()).toMatchObject(Array(2).fill({ lockedUntil: null, attempts: 0 }))
  await runWaitingJobs(shopCtx(), { handlers })
  expect(ran).toEqual(['a', 'b', 'c', 'd'])
})

test('a job that another worker has taken in the meantime is not run again', async () => {
  const { ran, handlers } = recorder()
  let clock = Date.now()
  const slowCtx = testCtx(shop(), { now: () => new Date(clock) })
  for (const id of ['slow', 'b']) await enqueue(id)
  const slow = handlersOf(async (_ctx, { orderId }) => {
    ran.push(orderId)
    if (orderId !== 'slow') return
    // The job takes so long that the lease of the next one ends, and the other worker runs that one.
    clock += 61_000
    const next = (await waiting())[1]
    await change(next?.id ?? 0, { lockedUntil: sql`now() - interval '1 second'` })
    expect(await runWaitingJobs(shopCtx(), { handlers })).toBe(1)
  })
  await runWaitingJobs(asShop(slowCtx), { handlers: slow })
  expect(ran).toEqual(['slow', 'b'])
  expect(await waiting()).toEqual([])
})

test('a job that had to wait for slow ones is leased again before it starts', async () => {
  let clock = Date.now()
  const leases: (Date | null | undefined)[] = []
  for (const id of ['slow', 'b']) await enqueue(id)
  const handlers = handlersOf(async (_ctx, { orderId }) => {
    const next = (await waiting())[1]
    leases.push(next?.lockedUntil)
    if (orderId !== 'slow') return
    clock += 31_000
    await change(next?.id ?? 0, { lockedUntil: sql`now() + interval '1 second'` })
  })
  await runWaitingJobs(asShop(testCtx(shop(), { now: () => new Date(clock) })), { handlers })
  expect(leases[1]?.getTime()).toBeGreaterThan(Date.now() + 30_000)
})

/** Handlers whose job 'slow' ends when `release` is called. */
function slowHandlers() {
  const slow = Promise.withResolvers<void>()
  const isSlowRunning = Promise.withResolvers<void>()
  const { ran, handlers } = recorder()
  return {
    ran,
    release: () => slow.resolve(),
    isSlowRunning: isSlowRunning.promise,
    handlers: {
      ...handlers,
      'send-staff-copy': async (_ctx: Ctx, { orderId }: { orderId: string }) => {
        isSlowRunning.resolve()
        await slow.promise
        ran.push(orderId)
      },
    } satisfies Partial<JobHandlers>,
  }
}

const enqueueSlow = () =>
  inTransaction(shopCtx(), (ctx) => enqueueJob(ctx, { kind: 'send-staff-copy', orderId: 'slow' }))

test('several at a time: one that hangs takes one place, and the others go on', async () => {
  const { ran, handlers, release } = slowHandlers()
  await enqueueSlow()
  const ids = Array.from({ length: 45 }, (_, i) => String(i))
  for (const id of ids) await enqueue(id)
  const running = runWaitingJobs(shopCtx(), { handlers, parallel: 2 })
  await eventually(waiting, (left) => left.length === 1)
  expect(ran).toEqual(ids)
  release()
  expect(await running).toBe(46)
  expect(await waiting()).toEqual([])
})

test('never more at a time than allowed', async () => {
  let [now, most] = [0, 0]
  const handlers = handlersOf(async () => {
    now += 1
    most = Math.max(most, now)
    await waiting()
    now -= 1
  })
  for (let i = 0; i < 30; i += 1) await enqueue(String(i))
  await runWaitingJobs(shopCtx(), { handlers, parallel: 3 })
  expect(most).toBe(3)
})

test('jobs that arrive while one hangs do not wait for it', async () => {
  const { ran, handlers, release, isSlowRunning } = slowHandlers()
  let next = Promise.withResolvers<void>()
  await enqueueSlow()
  const running = runWaitingJobs(shopCtx(), { handlers, parallel: 2, woken: () => next.promise })
  await isSlowRunning
  for (const id of ['a', 'b']) {
    await enqueue(id)
    const woken = next
    next = Promise.withResolvers<void>()
    woken.resolve()
    await eventually(
      async () => ran,
      () => ran.includes(id),
    )
  }
  release()
  await running
  expect(ran).toEqual(['a', 'b', 'slow'])
})

test('mails to the buyer of one order are sent in the order of what happened, whatever is tried again', async () => {
  const ran: string[] = []
  let tries = 0
  const handlers: Partial<JobHandlers> = {
    'send-order-confirmation': async (_ctx, { orderId }) => {
      tries += 1
      if (orderId === 'a' && tries === 1) throw new Error('try later')
      ran.push(`confirmed ${orderId}`)
    },
    'send-order-shipped': async (_ctx, { orderId }) => void ran.push(`shipped ${orderId}`),
    'send-staff-copy': async (_ctx, { orderId }) => void ran.push(`copy ${orderId}`),
  }
  await inTransaction(shopCtx(), async (ctx) => {
    for (const orderId of ['a', 'b']) {
      await enqueueJob(ctx, { kind: 'send-order-confirmation', orderId })
      await enqueueJob(ctx, { kind: 'send-staff-copy', orderId })
      await enqueueJob(ctx, { kind: 'send-order-shipped', orderId })
    }
  })
  await runWaitingJobs(shopCtx(), { handlers, parallel: 3 })
  expect(ran.toSorted()).toEqual(['confirmed b', 'copy a', 'copy b', 'shipped b'])
  expect(ran.indexOf('confirmed b')).toBeLessThan(ran.indexOf('shipped b'))
  for (const { id } of await waiting()) await change(id, { runAt: sql`now()` })
  await runWaitingJobs(shopCtx(), { handlers, parallel: 3 })
  expect(ran.slice(4)).toEqual(['confirmed a', 'shipped a'])
})

test('a job that failed for good holds up no later one', async () => {
  const ran: string[] = []
  const handlers: Partial<JobHandlers> = {
    'send-order-confirmation': () => Promise.reject(new Error('never')),
    'send-order-shipped': async (_ctx, { orderId }) => void ran.push(orderId),
  }
  await inTransaction(shopCtx(), async (ctx) => {
    await enqueueJob(ctx, { kind: 'send-order-confirmation', orderId: 'a' })
    await enqueueJob(ctx, { kind: 'send-order-shipped', orderId: 'a' })
    await ctx.db.update(jobs).set({ maxAttempts: 1 }).where(eq(jobs.kind, 'send-order-confirmation'))
  })
  await runWaitingJobs(shopCtx(), { handlers })
  expect(ran).toEqual(['a'])
})

test('the lease of a job that takes long is renewed while it runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { handlers, release, isSlowRunning } = slowHandlers()
  await enqueueSlow()
  const running = runWaitingJobs(shopCtx(), { handlers })
  await isSlowRunning
  const [job] = await waiting()
  await change(job?.id ?? 0, { lockedUntil: sql`now() + interval '1 second'` })
  vi.advanceTimersByTime(30_000)
  await eventually(
    async () => (await waiting())[0]?.lockedUntil?.getTime() ?? 0,
    (until) => until > Date.now() + 30_000,
  )
  release()
  await running
  expect(vi.getTimerCount()).toBe(0)
})

test('the id of a request follows it into its jobs, into those that they store, and into what both log', async () => {
  const log = capturingLog()
  const handlers: Partial<JobHandlers> = {
    'capture-payment': async (ctx, { orderId }) => {
      await inTransaction(asShop(ctx), (ctx) => enqueueJob(ctx, { kind: 'send-order-confirmation', orderId }))
    },
    'send-order-confirmation': async (ctx) => ctx.log.warn({ to: 'nobody' }, 'said by the second'),
  }
  const asked = asShop(testCtx(shop(), { requestId: 'request-1' }))
  await inTransaction(asked, (ctx) => enqueueJob(ctx, { kind: 'capture-payment', orderId: 'a' }))
  await enqueue('of no request')
  while ((await runWaitingJobs(asShop(testCtx(shop(), { log })), { handlers })) > 0);

  const lines: Record<string, unknown>[] = log.entries.map(({ fields, message }) => ({ ...fields, message }))
  const said = lines.map(({ message, kind, requestId }) => [message, kind, requestId])
  expect(said).toHaveLength(5)
  expect(said).toEqual(
    expect.arrayContaining([
      ['job done', 'capture-payment', 'request-1'],
      ['job done', 'send-order-confirmation', 'request-1'],
      ['job done', 'send-order-confirmation', undefined],
      ['said by the second', 'send-order-confirmation', 'request-1'],
      ['said by the second', 'send-order-confirmation', undefined],
    ]),
  )
  expect(lines.every(({ jobId }) => typeof jobId === 'number')).toBe(true)
})
