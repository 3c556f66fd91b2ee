import { addTime, SECOND } from '#shared/kernel/durations.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { withoutValues } from '#database/query-error.ts'
import { jobs } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { nextRun } from './next-run.ts'
import type {
  Interval,
  Intervals,
  JobHandlers,
  JobKind,
  RecurringHandlers,
  RecurringKind,
} from './schemas.ts'

const BATCH = 20
/** A worker that has not renewed its lease by then is presumed dead, and the job runs again. */
const LEASE_SECONDS = 60
/** Twice this is well below the lease: a job may start that late, and is first renewed that long after its start. */
const RENEW_MS = (LEASE_SECONDS * SECOND) / 3
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 3_600

type Handler = (ctx: ShopCtx, input: object) => Promise<void>
type ClaimedJob = {
  id: number
  kind: string
  payload: object
  attempts: number
  maxAttempts: number
  /** The request that stored it, or that stored the job that did. */
  requestId: string | null
  /** When a third of its lease is over. */
  renewAfter: Date
  /** Only of a job that is done again and again. */
  interval: Interval | undefined
}

type RunWaitingJobsInput = {
  handlers: Partial<JobHandlers & RecurringHandlers>
  /** The kinds that are done again and again: instead of ending, such a job becomes due once more. */
  intervals?: Intervals
  /** The most jobs that may run at a time: one that hangs takes one of these places. */
  parallel?: number
  /** Once aborted, no other job is started. */
  signal?: AbortSignal
  /** Resolves when more jobs may be waiting, so that they need not wait for those that run. */
  woken?: () => Promise<void>
}

/**
 * Runs the jobs that are due and have a handler, up to `parallel` at a time, until none is left or `signal` is aborted.
 * Several processes may do so at once: each job is leased to one of them.
 * @returns how many jobs were run
 */
export async function runWaitingJobs(
  ctx: ShopCtx,
  { handlers, intervals = {}, parallel = 1, signal, woken = never }: RunWaitingJobsInput,
): Promise<number> {
  const kinds = Object.keys(handlers)
  const running = new Set<Promise<void>>()
  let claimed: ClaimedJob[] = []
  const finished: ClaimedJob[] = []
  let ran = 0

  async function run(ctx: ShopCtx, job: ClaimedJob): Promise<void> {
    // Otherwise two processes might run it in parallel, and a provider might send the same money twice.
    if (ctx.now() > job.renewAfter && !(await renewLease(ctx, job))) return
    ran += 1
    const renewing = setInterval(() => {
      renewLease(ctx, job).catch((error: unknown) => ctx.log.error({ err: error }, 'a lease was not renewed'))
    }, RENEW_MS)
    try {
      if (await succeeds(ctx, handlers, job)) finished.push(job)
    } finally {
      clearInterval(renewing)
    }
  }

  function start(job: ClaimedJob): void {
    const jobCtx = toJobCtx(ctx, job)
    const started = run(jobCtx, job)
      .catch((error: unknown) => jobCtx.log.error({ err: error }, 'a job could not be updated'))
      .finally(() => running.delete(started))
    running.add(started)
  }

  const aborted = Promise.withResolvers<void>()
  const onAbort = () => aborted.resolve()
  signal?.addEventListener('abort', onAbort)
  try {
    for (;;) {
      const more = woken()
      if (signal?.aborted) await release(ctx, claimed.splice(0))
      if (claimed.length === 0) {
        const done = finished.splice(0)
        const rows = await finishAndClaim(ctx, { kinds, finished: done, limit: signal?.aborted ? 0 : BATCH })
        claimed = rows.map((row) => ({ ...row, interval: intervals[row.kind as RecurringKind] }))
      }
      for (const job of signal?.aborted ? [] : claimed.splice(0, parallel - running.size)) start(job)
      if (running.size === 0 && claimed.length === 0 && finished.length === 0) return ran
      if (running.size === 0) continue
      await Promise.race([
        ...running,
        ...(signal?.aborted ? [] : [aborted.promise]),
        ...(claimed.length > 0 || signal?.aborted ? [] : [more]),
      ])
    }
  } finally {
    signal?.removeEventListener('abort', onAbort)
    await Promise.all(running)
  }
}

const never = () => new Promise<never>(() => {})

/** One transaction between two batches: marks finished jobs as done, or due again, and leases those that are due. */
async function finishAndClaim(
  ctx: ShopCtx,
  { kinds, finished, limit }: { kinds: string[]; finished: ClaimedJob[]; limit: number },
): Promise<Omit<ClaimedJob, 'interval'>[]> {
  return inTransaction(ctx, async (ctx) => {
    const once = finished.filter(({ interval }) => !interval).map(({ id }) => id)
    if (once.length > 0) {
      await ctx.db
        .update(jobs)
        .set({ finishedAt: sql`now()`, lockedUntil: null, lastError: null })
        .where(inArray(jobs.id, once))
    }
    for (const { id, interval } of finished) {
      if (!interval) continue
      await ctx.db
        .update(jobs)
        .set({ runAt: nextRun(interval), attempts: 0, lockedUntil: null, lastError: null })
        .where(eq(jobs.id, id))
    }
    if (limit === 0) return []
    const renewAfter = addTime(ctx.now(), RENEW_MS)
    const { rows } = await ctx.db.execute<
      Omit<ClaimedJob, 'id' | 'renewAfter' | 'interval'> & { id: string }
    >(sql`
      update jobs set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (
        select id from jobs as waiting
        where finished_at is null and failed_at is null and run_at <= now()
          and (locked_until is null or locked_until < now())
          and kind in ${kinds}
          and not exists (
            select 1 from jobs as earlier
            where earlier.sequence = waiting.sequence and earlier.id < waiting.id
              and earlier.finished_at is null and earlier.failed_at is null
          )
        order by run_at, id
        limit ${limit}
        for update of waiting skip locked
      )
      returning id, kind, payload, attempts, max_attempts as "maxAttempts", request_id as "requestId"`)
    return rows.map((row) => ({ ...row, id: Number(row.id), renewAfter })).sort((a, b) => a.id - b.id)
  })
}

/** Gives back jobs that will not be started, so that the next worker need not wait for the end of their leases. */
async function release(ctx: ShopCtx, claimed: ClaimedJob[]): Promise<void> {
  const leased = claimed.filter(({ renewAfter }) => ctx.now() <= renewAfter).map(({ id }) => id)
  if (leased.length === 0) return
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(jobs)
      .set({ lockedUntil: null, attempts: sql`${jobs.attempts} - 1` })
      .where(inArray(jobs.id, leased)),
  )
}

/** @returns false if another worker has taken the job over in the meantime */
async function renewLease(ctx: ShopCtx, { id, attempts }: ClaimedJob): Promise<boolean> {
  const renewed = await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(jobs)
      .set({ lockedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
      .where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)))
      .returning({ id: jobs.id }),
  )
  return renewed.length > 0
}

/** Returns the job's own Ctx: all it does, stores and logs is traced back to the request that caused it. */
function toJobCtx(ctx: ShopCtx, { id: jobId, kind, requestId }: ClaimedJob): ShopCtx {
  const log = ctx.log.child({ jobId, kind, ...(requestId !== null && { requestId }) })
  return { ...ctx, log, requestId: requestId ?? undefined }
}

async function succeeds(
  ctx: ShopCtx,
  handlers: RunWaitingJobsInput['handlers'],
  job: ClaimedJob,
): Promise<boolean> {
  const startedAt = performance.now()
  try {
    // Only jobs with a handler are claimed, and `enqueueJob` gave each the payload of its kind.
    const handler = handlers[job.kind as JobKind] as Handler
    await handler(ctx, { ...job.payload, jobId: job.id, isRetry: job.attempts > 1 })
    // Jobs that run every minute would drown the rest.
    if (!job.interval) ctx.log.info({ ms: Math.round(performance.now() - startedAt) }, 'job done')
    return true
  } catch (error) {
    await postpone(ctx, job, error)
    return false
  }
}

/**
 * Doubles the delay with each failure. After the last attempt the job is kept as failed, for staff; one that is done
 * again and again waits for its next time, and never for longer.
 */
async function postpone(ctx: ShopCtx, job: ClaimedJob, error: unknown): Promise<void> {
  const isLast = job.attempts >= job.maxAttempts
  const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (job.attempts - 1), LONGEST_RETRY_SECONDS)
  const retryAt = sql`now() + make_interval(secs => ${wait})`
  ctx.log[isLast ? 'error' : 'warn'](
    { err: error, attempt: job.attempts },
    isLast ? 'job failed for good' : 'job failed and will be tried again',
  )
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(jobs)
      .set({
        lockedUntil: null,
        lastError: String(withoutValues(error)).slice(0, 1_000),
        ...(job.interval
          ? waitForNextRun(job.interval, { retryAt, isLast })
          : { runAt: retryAt, failedAt: isLast ? sql`now()` : null }),
      })
      .where(eq(jobs.id, job.id)),
  )
}

function waitForNextRun(interval: Interval, { retryAt, isLast }: { retryAt: SQL; isLast: boolean }) {
  const next = nextRun(interval)
  return isLast ? { runAt: next, attempts: 0 } : { runAt: sql`least(${retryAt}, ${next})` }
}
