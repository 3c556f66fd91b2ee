import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { expireVouchers } from './expire-vouchers.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again. */
export const recurringVoucherJobs = {
  'expire-vouchers': { interval: { everyMs: HOUR }, run: expireVouchers },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringVoucherJobs
