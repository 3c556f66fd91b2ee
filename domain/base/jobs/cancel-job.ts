import { and, eq, isNull, sql } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Ends the unfinished job with this key, so that another may be stored. A job that runs already goes on, but is not
 * tried again.
 * @returns whether there was one
 */
export async function cancelJob(ctx: ShopCtx, { key }: { key: string }): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(jobs)
    .set({ finishedAt: sql`now()`, lastError: 'cancelled' })
    .where(and(eq(jobs.key, key), isNull(jobs.finishedAt), isNull(jobs.failedAt)))
  return rowCount === 1
}
