import { addTime, SECOND } from '#shared/durations.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { withoutValues } from '#database/query-error.ts'
import { jobs } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '../context.ts'
import type { JobHandlers, JobKind } from './schemas.ts'

const BATCH = 20
/** A worker that has not finished by then is presumed dead, and the job runs again. */
const LEASE_SECONDS = 60
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 3_600

type Handler = (ctx: ShopCtx, input: object) => Promise<void>
type ClaimedJob = { id: number; kind: string; payload: object; attempts: number; maxAttempts: number }

/**
 * Runs the jobs that are due and have a handler, one after another, until none is left or `signal` is aborted. Several
 * processes may do so in parallel: each job is leased to one of them.
 * @returns how many jobs were run
 */
export async function runWaitingJobs(
  ctx: ShopCtx,
  { handlers, signal }: { handlers: Partial<JobHandlers>; signal?: AbortSignal },
): Promise<number> {
  let ran = 0
  let finished: number[] = []
  for (;;) {
    const claimed = await finishAndClaim(ctx, {
      kinds: Object.keys(handlers),
      finished,
      limit: signal?.aborted ? 0 : BATCH,
    })
    if (claimed.length === 0) return ran
    const renewAfter = addTime(ctx.now(), (LEASE_SECONDS * SECOND) / 2)
    ran += claimed.length
    finished = []
    for (const job of claimed) {
      // Jobs that are leased but not started run again when their lease ends.
      if (signal?.aborted) break
      // Otherwise two processes might run it in parallel, and a provider might send the same money twice.
      if (ctx.now() > renewAfter && !(await renewLease(ctx, job))) continue
      if (await succeeds(ctx, handlers, job)) finished.push(job.id)
    }
  }
}

/** One transaction between two batches: marks finished jobs as done and leases those that are due. */
async function finishAndClaim(
  ctx: ShopCtx,
  { kinds, finished, limit }: { kinds: string[]; finished: number[]; limit: number },
): Promise<ClaimedJob[]> {
  return inTransaction(ctx, async (ctx) => {
    if (finished.length > 0) {
      await ctx.db
        .update(jobs)
        .set({ finishedAt: sql`now()`, lockedUntil: null, lastError: null })
        .where(inArray(jobs.id, finished))
    }
    if (limit === 0) return []
    const { rows } = await ctx.db.execute<Omit<ClaimedJob, 'id'> & { id: string }>(sql`
      update jobs set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (
        select id from jobs
        where finished_at is null and failed_at is null and run_at <= now()
          and (locked_until is null or locked_until < now())
          and kind in ${kinds}
        order by run_at, id
        limit ${limit}
        for update skip locked
      )
      returning id, kind, payload, attempts, max_attempts as "maxAttempts"`)
    return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id)
  })
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

async function succeeds(ctx: ShopCtx, handlers: Partial<JobHandlers>, job: ClaimedJob): Promise<boolean> {
  try {
    // Only jobs with a handler are claimed, and `enqueueJob` gave each the payload of its kind.
    const handler = handlers[job.kind as JobKind] as Handler
    await handler(ctx, { ...job.payload, jobId: job.id })
    return true
  } catch (error) {
    await postpone(ctx, job, error)
    return false
  }
}

/** Doubles the delay with each failure; after the last attempt the job is kept as failed, for staff. */
async function postpone(ctx: ShopCtx, job: ClaimedJob, error: unknown): Promise<void> {
  const isLast = job.attempts >= job.maxAttempts
  const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (job.attempts - 1), LONGEST_RETRY_SECONDS)
  ctx.log[isLast ? 'error' : 'warn'](
    { err: error, jobId: job.id, kind: job.kind, attempt: job.attempts },
    isLast ? 'job failed for good' : 'job failed and will be tried again',
  )
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(jobs)
      .set({
        lockedUntil: null,
        lastError: String(withoutValues(error)).slice(0, 1_000),
        runAt: sql`now() + make_interval(secs => ${wait})`,
        failedAt: isLast ? sql`now()` : null,
      })
      .where(eq(jobs.id, job.id)),
  )
}
