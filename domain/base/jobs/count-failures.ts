import { asc, count, gt } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

/** The kinds of jobs that were given up after an instant, by name, and how many of each. */
export async function countFailures(
  ctx: ShopCtx,
  { since }: { since: Date },
): Promise<{ kind: string; count: number }[]> {
  return inTransaction(ctx, ({ db }) =>
    db
      .select({ kind: jobs.kind, count: count() })
      .from(jobs)
      .where(gt(jobs.failedAt, since))
      .groupBy(jobs.kind)
      .orderBy(asc(jobs.kind)),
  )
}
