import { desc, isNotNull } from 'drizzle-orm'
import { backupRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { getSettings } from '../settings/index.ts'
import { policy } from './policy.ts'
import { readLastBackup } from './read-last-backup.ts'
import type { BackupState } from './schemas.ts'

/** A night, and half a day for somebody to see it. */
const LATE_AFTER = 36 * HOUR

/**
 * Reads how it stands with backups.
 * @throws DomainError forbidden
 */
export async function getBackupState(ctx: Ctx): Promise<BackupState> {
  policy.getBackupState(ctx)
  const { isOn } = (await getSettings(ctx)).backups
  return inTransaction(asShop(ctx), async (ctx) => {
    const [newest = null] = await ctx.db
      .select({
        madeAt: backupRuns.madeAt,
        provedAt: backupRuns.provedAt,
        endedAt: backupRuns.endedAt,
        findings: backupRuns.findings,
        fault: backupRuns.fault,
      })
      .from(backupRuns)
      .where(isNotNull(backupRuns.endedAt))
      .orderBy(desc(backupRuns.id))
      .limit(1)
    const { madeAt: lastMadeAt } = await readLastBackup(ctx)
    const isLate = isOn && lastMadeAt !== null && ctx.now().getTime() - lastMadeAt.getTime() > LATE_AFTER
    return { isOn, newest, lastMadeAt, isLate, now: ctx.now() }
  })
}
