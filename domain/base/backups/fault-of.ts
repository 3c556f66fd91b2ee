import type { StorageError } from '#adapters/storage/storage.ts'
import { isDatabaseUnavailable } from '#database/is-unavailable.ts'
import type { Log } from '#domain/kernel/context.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import type { BackupFault } from '#shared/base/backup-faults.ts'

/** Compared by name, because the domain imports only types from adapters. */
const STORAGE_ERROR = 'StorageError' satisfies StorageError['name']

/**
 * The reason why a backup was not made or not proved, and its sentence. A bug has none: the log has its stack.
 * @throws a database that does not answer, which could not be told either
 */
export function faultOf(error: unknown, log: Log): { fault: BackupFault; detail: string | null } {
  if (!(error instanceof Error)) throw error
  const detail = error.message.slice(0, 1_000)
  if (error.name === 'AbortError') return { fault: 'interrupted', detail: null }
  if (error.name === STORAGE_ERROR) {
    // Named so.
    return { fault: `place_${(error as StorageError).fault}`, detail }
  }
  if (isOutOfRoom(error)) return { fault: 'no_room', detail }
  if (error instanceof BackupError) return { fault: 'failed', detail }
  if (isDatabaseUnavailable(error)) throw error
  log.error({ err: error }, 'the backup failed')
  return { fault: 'failed', detail: null }
}

/** As the system, PostgreSQL's tools and the shop itself say it. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : ''
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /No space left|too little room/.test(error.message) ||
    isOutOfRoom(error.cause)
  )
}
