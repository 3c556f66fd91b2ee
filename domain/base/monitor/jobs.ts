import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '../jobs/schemas.ts'
import { browserErrorsKeptFor, forgetBrowserErrors } from './forget-browser-errors.ts'
import { forgetVitals, vitalsKeptFor } from './forget-vitals.ts'

declare module '../jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what each deletes. */
export const recurringMonitorJobs = {
  'forget-vitals': { interval: { everyMs: 6 * HOUR }, keeps: vitalsKeptFor, run: forgetVitals },
  'forget-browser-errors': {
    interval: { everyMs: 6 * HOUR },
    keeps: browserErrorsKeptFor,
    run: forgetBrowserErrors,
  },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringMonitorJobs
