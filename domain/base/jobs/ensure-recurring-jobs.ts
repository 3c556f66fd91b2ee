import { sql } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { nextRun } from './next-run.ts'
import type { Interval, Intervals } from './schemas.ts'

/** The number of failures after which the log calls it an error, and the next one waits for its time. */
const TRIES = 10

/**
 * Sees to it that each recurring job waits in the queue, once for all processes, and not for longer than its interval:
 * it may have been longer in an earlier release. A job that is overdue stays so.
 */
export async function ensureRecurringJobs(ctx: ShopCtx, intervals: Intervals): Promise<void> {
  const rows = Object.entries<Interval>(intervals).map(([kind, interval]) => ({
    kind,
    key: kind,
    payload: {},
    runAt: nextRun(interval),
    maxAttempts: TRIES,
  }))
  // In one order, so that processes that start together do not wait for each other in a circle.
  rows.sort((a, b) => a.key.localeCompare(b.key))
  await inTransaction(ctx, ({ db }) =>
    db
      .insert(jobs)
      .values(rows)
      .onConflictDoUpdate({
        target: jobs.key,
        targetWhere: sql`finished_at is null and failed_at is null`,
        set: { runAt: sql`least(${jobs.runAt}, excluded.run_at)` },
      }),
  )
}
