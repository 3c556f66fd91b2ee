import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { cartsKeptFor, forgetCarts } from './forget-carts.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringCartJobs = {
  'forget-carts': { interval: { everyMs: HOUR }, keeps: cartsKeptFor, run: forgetCarts },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringCartJobs
