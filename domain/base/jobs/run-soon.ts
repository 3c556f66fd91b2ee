import { and, eq, isNull, sql } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The job that waits with this key is due now, within the five seconds in which workers look. One that runs goes on. */
export async function runSoon(ctx: ShopCtx, { key }: { key: string }): Promise<void> {
  await ctx.db
    .update(jobs)
    .set({ runAt: sql`least(${jobs.runAt}, now())` })
    .where(and(eq(jobs.key, key), isNull(jobs.finishedAt), isNull(jobs.failedAt)))
}
