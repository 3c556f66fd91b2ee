import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { expireOrders } from './expire-orders.ts'
import { forgetKeys, keysKeptFor } from './forget-keys.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what is deleted. */
export const recurringOrderJobs = {
  'expire-orders': { interval: { everyMs: MINUTE }, run: expireOrders },
  'forget-keys': { interval: { everyMs: HOUR }, keeps: keysKeptFor, run: forgetKeys },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringOrderJobs
