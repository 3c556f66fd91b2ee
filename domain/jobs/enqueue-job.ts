import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import type { NewJob } from './schemas.ts'

/** Stores a job through `ctx`: inside a transaction, the job exists and the worker wakes only if that commits. */
export async function enqueueJob(ctx: ShopCtx, { kind, ...payload }: NewJob): Promise<void> {
  await ctx.db.insert(jobs).values({ kind, payload })
}
