import type { RecurringJob } from '../jobs/schemas.ts'
import { runBackup } from './run-backup.ts'

declare module '../jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** The hour of the night's backup: before the books are checked, when fewest buy. */
export const BACKUP_HOUR = 2

/** Done again and again. */
export const recurringBackupJobs = {
  'back-up': { interval: { dailyAtHour: BACKUP_HOUR }, run: runBackup },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringBackupJobs
