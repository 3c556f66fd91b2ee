import type { BroughtBackup } from '#adapters/backups/backups.ts'
import type { StorageError } from '#adapters/storage/storage.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { isOutOfRoom } from './fault-of.ts'
import type { RestoreResult } from './schemas.ts'

/** Compared by name, because the domain imports only types from adapters. */
const STORAGE_ERROR = 'StorageError' satisfies StorageError['name']

/**
 * Puts the shop of a backup in the place of this one, which nobody manages yet, wholly or not at all. Its processes end then, to
 * be started again.
 */
export async function restoreBackup(ctx: ShopCtx, backup: BroughtBackup): Promise<RestoreResult> {
  try {
    return { ok: true, ...(await ctx.backups.restore(backup)) }
  } catch (error) {
    if (error instanceof BackupError && error.reason) return { ok: false, reason: error.reason }
    if (isOutOfRoom(error)) return { ok: false, reason: 'no_room' }
    if (!(error instanceof Error)) throw error
    const isSentence = error instanceof BackupError || error.name === STORAGE_ERROR
    ctx.log[isSentence ? 'warn' : 'error']({ err: error }, 'the backup was not restored')
    return { ok: false, reason: 'failed', detail: isSentence ? error.message : undefined }
  }
}
