import { inArray, lt, type SQL } from 'drizzle-orm'
import { jobs } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const jobsKeptFor = { finishedJobs: 30 * DAY, failedJobs: 180 * DAY }

/**
 * Deletes the jobs that were done, or given up, long ago, and with them the record of the mails that they sent.
 * @throws DomainError forbidden
 */
export async function forgetJobs(ctx: Ctx): Promise<void> {
  policy.forgetJobs(ctx)
  await deleteWhere(ctx, lt(jobs.finishedAt, before(ctx.now(), jobsKeptFor.finishedJobs)))
  await deleteWhere(ctx, lt(jobs.failedAt, before(ctx.now(), jobsKeptFor.failedJobs)))
}

async function deleteWhere(ctx: Ctx, isOld: SQL): Promise<void> {
  await inBatches(ctx, ({ db }, limit) => {
    const old = db.select({ id: jobs.id }).from(jobs).where(isOld).limit(limit)
    return db.delete(jobs).where(inArray(jobs.id, old))
  })
}
