/**
 * Backups of the running shop: made each night and when an admin asks, restored beside the shop to prove them, and kept for so long.
 * Not how they are written and sealed: adapters/backups/ and server/backups/.
 */
export { askForBackup } from './ask-for-backup.ts'
export { createBackupKey } from './create-backup-key.ts'
export { downloadBackup } from './download-backup.ts'
export { getBackupState } from './get-backup-state.ts'
export { recurringBackupJobs } from './jobs.ts'
export { listBackups } from './list-backups.ts'
export { readLastBackup } from './read-last-backup.ts'
export { restoreBackup } from './restore-backup.ts'
export { useBackupKey } from './use-backup-key.ts'
