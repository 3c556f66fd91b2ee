import type { RecurringJob } from '../jobs/schemas.ts'
import { checkBooks, checkRunsKeptFor } from './check-books.ts'

declare module '../jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again. */
export const recurringCheckJobs = {
  // When fewest buy.
  'check-books': { interval: { dailyAtHour: 3 }, keeps: checkRunsKeptFor, run: checkBooks },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringCheckJobs
