import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { expireBatches } from './expire-batches.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again. */
export const recurringInventoryJobs = {
  // A jar is sold until the end of its last day.
  'expire-batches': { interval: { dailyAtHour: 0 }, run: expireBatches },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringInventoryJobs
