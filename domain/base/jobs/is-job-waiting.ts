import { and, eq, isNull } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** True if a job with this key is unfinished: it waits, runs or is to be tried again. */
export async function isJobWaiting(ctx: ShopCtx, { key }: { key: string }): Promise<boolean> {
  const isUnfinished = and(eq(jobs.key, key), isNull(jobs.finishedAt), isNull(jobs.failedAt))
  return (await ctx.db.$count(jobs, isUnfinished)) > 0
}
