import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '../jobs/schemas.ts'
import { forgetSecurityEvents, securityEventsKeptFor } from './forget-security-events.ts'

declare module '../jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringAuditJobs = {
  'forget-security-events': {
    interval: { everyMs: HOUR },
    keeps: securityEventsKeptFor,
    run: forgetSecurityEvents,
  },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringAuditJobs
