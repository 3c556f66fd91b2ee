import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { NewJob } from './schemas.ts'

/**
 * Stores a job through `ctx`: inside a transaction, the job exists and the worker wakes only if that commits. It keeps
 * the id of the request that caused it.
 * @returns false if nothing was stored, because a job with the same key is unfinished: it waits, runs or is to be tried
 *   again. It keeps its time and payload; to change them, `cancelJob` first, in the same transaction.
 */
export async function enqueueJob(ctx: ShopCtx, job: NewJob): Promise<boolean> {
  return (await enqueueJobs(ctx, { all: [job] })) === 1
}

/**
 * The same for several in one statement, in their order.
 * @returns how many were stored
 */
export async function enqueueJobs(ctx: ShopCtx, { all }: { all: NewJob[] }): Promise<number> {
  const { rowCount } = await ctx.db
    .insert(jobs)
    .values(all.map((job) => toRow(ctx, job)))
    .onConflictDoNothing()
  return rowCount ?? 0
}

function toRow({ requestId, jobs: declared }: ShopCtx, job: NewJob): typeof jobs.$inferInsert {
  const { kind, dueAt, key, ...payload } = job
  const sequence = declared[kind]?.sequence?.(payload) ?? null
  return { kind, payload, key, sequence, requestId, ...(dueAt && { runAt: dueAt }) }
}
