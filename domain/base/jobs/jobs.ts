import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from './schemas.ts'
import { forgetJobs, jobsKeptFor } from './forget-jobs.ts'

declare module './schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringQueueJobs = {
  'forget-jobs': { interval: { everyMs: HOUR }, keeps: jobsKeptFor, run: forgetJobs },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringQueueJobs
