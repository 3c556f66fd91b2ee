import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { forgetReservations, reservationsKeptFor } from './forget-reservations.ts'
import { lapseTableHolds } from './lapse-table-holds.ts'
import { offerTables } from './offer-tables.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'offer-tables': { day: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** Offers tables that are free again. That waits for no mail: until then nobody has been told. */
export const reservationJobs = {
  'offer-tables': { lane: 'table offers', run: offerTables },
} satisfies Partial<Jobs>

/** Done again and again. */
export const recurringReservationJobs = {
  'lapse-holds': { interval: { everyMs: MINUTE }, run: lapseTableHolds },
  'forget-reservations': { interval: { everyMs: HOUR }, keeps: reservationsKeptFor, run: forgetReservations },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringReservationJobs
