import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import type { NewJob } from './schemas.ts'

/** Writes a job through `ctx`: inside a transaction it exists only if that commits, and the worker wakes then. */
export async function enqueueJob(ctx: ShopCtx, { kind, ...payload }: NewJob): Promise<void> {
  await ctx.db.insert(jobs).values({ kind, payload })
}
