import { desc } from 'drizzle-orm'
import { backupRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { getSettings } from '../settings/index.ts'
import { getBackupState } from './get-backup-state.ts'
import { policy } from './policy.ts'
import type { BackupList } from './schemas.ts'

const MOST_SHOWN = 40

/**
 * The backups that were asked for, newest first, and how they are made.
 * @throws DomainError forbidden
 */
export async function listBackups(ctx: Ctx): Promise<BackupList> {
  policy.listBackups(ctx)
  const { recipient } = (await getSettings(ctx)).backups
  const rows = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ run: backupRuns, by: nameOf(backupRuns.askedBy) })
      .from(backupRuns)
      .orderBy(desc(backupRuns.id))
      .limit(MOST_SHOWN),
  )
  const runs = rows.map(({ run, by }) => {
    const { askedBy, name: _, deletedAt, isSealed, ...shown } = run
    const isForDownload = Boolean(isSealed && run.madeAt && !deletedAt)
    return { ...shown, by, isNightly: askedBy === null, isSealed: isSealed ?? false, isForDownload }
  })
  return { recipient, place: ctx.backups.place, state: await getBackupState(ctx), runs }
}
