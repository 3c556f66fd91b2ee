import { addTime, DAY } from '#shared/kernel/durations.ts'

/**
 * The years that books and invoices are kept: Companies Act 71 of 2008, section 24. The Tax Administration Act, section
 * 29, asks for five of them.
 */
export const BOOK_YEARS = 7

/**
 * The time that the shop keeps what it no longer needs, in milliseconds. docs/guides/data-kept.md says why; a test
 * compares the two.
 */
export const KEPT_FOR = {
  finishedJobs: 30 * DAY,
  failedJobs: 180 * DAY,
  endedSessions: DAY,
  securityEvents: 90 * DAY,
  idleNotifications: 30 * DAY,
  notifications: BOOK_YEARS * 365 * DAY,
  unverifiedAccounts: 30 * DAY,
  pendingSubscriptions: 7 * DAY,
  idleCarts: 180 * DAY,
  unprovedRequests: 7 * DAY,
  restockRequests: 365 * DAY,
  unusedFiles: DAY,
  idempotencyKeys: 30 * DAY,
  checkRuns: 90 * DAY,
  catalogReads: 30 * DAY,
  eventGuests: 90 * DAY,
  unprovedSignUps: DAY,
  reservations: 365 * DAY,
  tableWaits: 30 * DAY,
  lapsedHolds: DAY,
  newsletterDeliveries: 90 * DAY,
  vitals: 90 * DAY,
  browserErrors: 90 * DAY,
  questions: 90 * DAY,
  contactThreads: 2 * 365 * DAY,
} as const

/** The moment `age` milliseconds before `now`. */
export function before(now: Date, age: number): Date {
  return addTime(now, -age)
}
