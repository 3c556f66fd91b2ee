import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { expireVouchers } from './expire-vouchers.ts'
import { forgetVouchers, vouchersKeptFor } from './forget-vouchers.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what is deleted. */
export const recurringVoucherJobs = {
  'expire-vouchers': { interval: { everyMs: HOUR }, run: expireVouchers },
  'forget-vouchers': { interval: { everyMs: HOUR }, keeps: vouchersKeptFor, run: forgetVouchers },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringVoucherJobs
