import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { forgetExpired, sessionsKeptFor } from './forget-expired.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringSignInJobs = {
  'forget-expired': { interval: { everyMs: HOUR }, keeps: sessionsKeptFor, run: forgetExpired },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringSignInJobs
