import { jobs } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import type { JobKind, JobPayloads } from './schemas.ts'

/** Writes a job through `ctx`: inside a transaction it exists only if that commits, and the worker wakes then. */
export async function enqueueJob<Kind extends JobKind>(
  ctx: Ctx,
  kind: Kind,
  payload: JobPayloads[Kind],
): Promise<void> {
  await ctx.db.insert(jobs).values({ kind, payload })
}
