import { eq, sql } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import type { JobHandlers, JobKind } from './schemas.ts'

const BATCH = 10
/** A worker that has not finished by then is taken for dead, and the job runs again. */
const LEASE_SECONDS = 60
const FIRST_RETRY_SECONDS = 5
const LONGEST_RETRY_SECONDS = 3_600

type ClaimedJob = { id: number; kind: string; payload: unknown; attempts: number; maxAttempts: number }

/**
 * Runs the jobs whose time has come, one after another, until none is left or `signal` is aborted. Several
 * processes may do so at once: a job is leased to one of them.
 * @returns how many jobs were run
 */
export async function runWaitingJobs(ctx: Ctx, handlers: JobHandlers, signal?: AbortSignal): Promise<number> {
  const shopCtx = asShop(ctx)
  let ran = 0
  for (;;) {
    const claimed = await claim(shopCtx)
    if (claimed.length === 0) return ran
    for (const job of claimed) {
      if (signal?.aborted) {
        await release(shopCtx, job)
        continue
      }
      await run(shopCtx, handlers, job)
      ran += 1
    }
    if (signal?.aborted) return ran
  }
}

async function claim(ctx: Ctx): Promise<ClaimedJob[]> {
  return inTransaction(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<ClaimedJob>(sql`
      update jobs set locked_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id in (
        select id from jobs
        where finished_at is null and failed_at is null and run_at <= now()
          and (locked_until is null or locked_until < now())
        order by run_at, id
        limit ${BATCH}
        for update skip locked
      )
      returning id, kind, payload, attempts, max_attempts as "maxAttempts"`)
    return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id)
  })
}

async function run(ctx: Ctx, handlers: JobHandlers, job: ClaimedJob): Promise<void> {
  try {
    const handler = handlers[job.kind as JobKind] as
      ((ctx: Ctx, payload: unknown, job: { id: number }) => Promise<void>) | undefined
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    await handler(ctx, job.payload, { id: job.id })
    await inTransaction(ctx, (ctx) =>
      ctx.db
        .update(jobs)
        .set({ finishedAt: sql`now()`, lockedUntil: null, lastError: null })
        .where(eq(jobs.id, job.id)),
    )
  } catch (error) {
    await postpone(ctx, job, error)
  }
}

/** Doubles the wait with each failure; after the last attempt the job stays, marked as failed, for a person. */
async function postpone(ctx: Ctx, job: ClaimedJob, error: unknown): Promise<void> {
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
        lastError: String(error).slice(0, 1_000),
        runAt: sql`now() + make_interval(secs => ${wait})`,
        failedAt: isLast ? sql`now()` : null,
      })
      .where(eq(jobs.id, job.id)),
  )
}

async function release(ctx: Ctx, job: ClaimedJob): Promise<void> {
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(jobs)
      .set({ lockedUntil: null, attempts: sql`${jobs.attempts} - 1` })
      .where(eq(jobs.id, job.id)),
  )
}
