import { MINUTE } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { readCatalog, readsKeptFor } from './read-catalog.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again. */
export const recurringCatalogSyncJobs = {
  'read-catalog': { interval: { everyMs: 15 * MINUTE }, keeps: readsKeptFor, run: readCatalog },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringCatalogSyncJobs
