import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { forgetUnverified, unverifiedKeptFor } from './forget-unverified.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringAccountJobs = {
  'forget-unverified': { interval: { everyMs: HOUR }, keeps: unverifiedKeptFor, run: forgetUnverified },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringAccountJobs
