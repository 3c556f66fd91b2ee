import { sql } from 'drizzle-orm'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { JobKind } from './schemas.ts'

/** The kinds of the jobs that could be started now: due, and leased to nobody. */
export async function listDueKinds(ctx: ShopCtx): Promise<JobKind[]> {
  return inTransaction(ctx, async ({ db }) => {
    const { rows } = await db.execute<{ kind: JobKind }>(sql`
      select distinct kind from jobs
      where finished_at is null and failed_at is null and run_at <= now()
        and (locked_until is null or locked_until < now())`)
    return rows.map(({ kind }) => kind)
  })
}
