import { sql } from 'drizzle-orm'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { JobCount } from './schemas.ts'

/** Counts the unfinished and failed jobs of each kind that has any. Reads these jobs only, by their indexes. */
export async function countJobs(ctx: ShopCtx): Promise<JobCount[]> {
  return inTransaction(ctx, async ({ db }) => {
    const { rows } = await db.execute<JobCount>(sql`
      select kind, 0 as failed,
        (count(*) filter (where locked_until >= now()))::int as running,
        (count(*) filter (where run_at <= now() and (locked_until is null or locked_until < now())))::int as due,
        (count(*) filter (where run_at > now() and locked_until is null and attempts > 0))::int as retrying,
        (count(*) filter (where run_at > now() and locked_until is null and attempts = 0))::int as later,
        coalesce(extract(epoch from now() - min(run_at) filter (
          where run_at <= now() and (locked_until is null or locked_until < now())
        )), 0)::float as "oldestDueSeconds"
      from jobs where finished_at is null and failed_at is null group by kind
      union all
      select kind, count(*)::int, 0, 0, 0, 0, 0 from jobs where failed_at is not null group by kind`)
    return rows
  })
}
