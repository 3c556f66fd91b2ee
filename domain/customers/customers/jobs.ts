import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { forgetContacts } from './forget-contacts.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringCustomerJobs = {
  'forget-contacts': { interval: { everyMs: 6 * HOUR }, run: forgetContacts },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringCustomerJobs
