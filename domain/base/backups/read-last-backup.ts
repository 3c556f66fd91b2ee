import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { backupRuns } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The times of the newest backup that its proof did not refuse, and of the newest proof; null if there is none. */
export async function readLastBackup({
  db,
}: ShopCtx): Promise<{ madeAt: Date | null; provedAt: Date | null }> {
  const [made] = await db
    .select({ madeAt: backupRuns.madeAt })
    .from(backupRuns)
    .where(
      and(isNotNull(backupRuns.madeAt), or(isNull(backupRuns.fault), eq(backupRuns.fault, 'not_allowed'))),
    )
    .orderBy(desc(backupRuns.id))
    .limit(1)
  const [proved] = await db
    .select({ provedAt: backupRuns.provedAt })
    .from(backupRuns)
    .where(and(isNotNull(backupRuns.provedAt), eq(backupRuns.findings, 0)))
    .orderBy(desc(backupRuns.id))
    .limit(1)
  return { madeAt: made?.madeAt ?? null, provedAt: proved?.provedAt ?? null }
}
