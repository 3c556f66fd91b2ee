import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '../jobs/schemas.ts'
import { filesKeptFor, removeUnusedFiles } from './remove-unused-files.ts'

declare module '../jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringMediaJobs = {
  'remove-unused-files': { interval: { everyMs: 6 * HOUR }, keeps: filesKeptFor, run: removeUnusedFiles },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringMediaJobs
