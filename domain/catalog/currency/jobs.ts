import { MINUTE } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { refreshRates } from './refresh-rates.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again. */
export const recurringCurrencyJobs = {
  'refresh-rates': { interval: { everyMs: 30 * MINUTE }, run: refreshRates },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringCurrencyJobs
