import type { EventNews } from '#shared/restaurant/event-fields.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { Ctx } from '#domain/kernel/context.ts'

/** What is done once, after something else. Never rename one: stored jobs have its name. */
export const JOB_KINDS = [
  'capture-payment',
  'judge-notification',
  'check-payment',
  'send-refund',
  'apply-import',
  'follow-deposit',
  'cancel-order',
  'send-order-confirmation',
  'send-staff-copy',
  'send-payment-received',
  'send-order-shipped',
  'send-order-cancelled',
  'send-order-expired',
  'send-refunded',
  'send-jars-left',
  'send-order-link',
  'send-batch-recalled',
  'send-contact-receipt',
  'send-contact-to-staff',
  'send-contact-answer',
  'refresh-recipe-search',
  'tell-restocked',
  'send-restock-confirmation',
  'send-back-in-stock',
  'send-left-cart',
  'offer-tables',
  'send-waitlist-joined',
  'send-table-offer',
  'send-reservation-confirmed',
  'send-reservation-changed',
  'send-reservation-cancelled',
  'send-reservation-reminder',
  'send-deposit-due',
  'send-deposit-late',
  'send-code',
  'send-verification',
  'send-account-exists',
  'send-password-reset',
  'send-password-changed',
  'send-welcome',
  'send-invitation',
  'send-settings-changed',
  'send-review-request',
  'send-event-mail',
  'send-event-message',
  'start-newsletter',
  'send-newsletter-batch',
  'send-newsletter-test',
  'send-subscription-mail',
] as const

/** What is done again and again. server/jobs/recurring.ts says when, and by which verb. Never rename one either. */
export const RECURRING_KINDS = [
  'expire-orders',
  'expire-batches',
  'lapse-holds',
  'lapse-sign-ups',
  'refresh-rates',
  'read-catalog',
  'maintain-database',
  'forget-contacts',
  'forget-expired',
  'forget-security-events',
  'forget-unverified',
  'forget-jobs',
  'forget-notifications',
  'forget-carts',
  'find-restocked',
  'find-left-carts',
  'forget-restock-requests',
  'forget-keys',
  'forget-deliveries',
  'forget-threads',
  'forget-subscriptions',
  'remove-unused-files',
  'check-books',
  'remind-guests',
  'forget-guests',
  'forget-reservations',
  'forget-vitals',
  'forget-browser-errors',
  'forget-questions',
  'request-reviews',
] as const
export type RecurringKind = (typeof RECURRING_KINDS)[number]

export type JobKind = (typeof JOB_KINDS)[number] | RecurringKind

/** The payload of each kind: ids only. Codes and links are made when their mail is written. */
export type JobPayloads = Record<RecurringKind, object> &
  OnceKinds<{
    'capture-payment': { orderId: string }
    'judge-notification': { notificationId: number }
    'check-payment': { method: PaymentMethod; reference: string }
    'send-refund': { refundId: string }
    'apply-import': { importId: string }
    'follow-deposit': { orderId: string }
    /** Who wants it, why, and the instant that the order was told. */
    'cancel-order': { orderId: string; actorId: string; reason?: string | undefined; cancelsAt: string }
    'send-order-confirmation': { orderId: string }
    'send-staff-copy': { orderId: string }
    'send-payment-received': { orderId: string }
    'send-order-shipped': { orderId: string }
    'send-order-cancelled': { orderId: string }
    'send-order-expired': { orderId: string }
    'send-refunded': { orderId: string; refundId: string }
    'send-jars-left': { orderId: string }
    'send-order-link': { orderId: string }
    'send-batch-recalled': { orderId: string; batchId: string }
    'send-contact-receipt': { threadId: string }
    'send-contact-to-staff': { threadId: string; messageId: number }
    'send-contact-answer': { threadId: string; messageId: number }
    'refresh-recipe-search': { productId: string }
    'tell-restocked': { productId: string }
    'send-restock-confirmation': { requestId: string }
    'send-back-in-stock': { requestId: string }
    'send-left-cart': { customerId: string }
    'offer-tables': { day: string }
    'send-waitlist-joined': { entryId: string }
    'send-table-offer': { reservationId: string }
    'send-reservation-confirmed': TableMail
    'send-reservation-changed': TableMail
    'send-reservation-cancelled': TableMail
    'send-reservation-reminder': { reservationId: string }
    'send-deposit-due': { reservationId: string }
    'send-deposit-late': { reservationId: string }
    'send-code': { challengeId: string }
    'send-verification': { userId: string }
    'send-account-exists': { userId: string }
    'send-password-reset': { userId: string }
    'send-password-changed': { userId: string }
    'send-welcome': { userId: string }
    'send-invitation': { userId: string }
    /** To an admin; without one to the shop's own address. `withdrawnBy` took a planned state back. */
    'send-settings-changed': { settingsId: string; userId: string | null; withdrawnBy?: string }
    'send-review-request': { orderId: string }
    'send-event-mail': { signUpId: string; about: EventNews }
    'send-event-message': { signUpId: string; messageId: string }
    'start-newsletter': NewsletterStep
    'send-newsletter-batch': NewsletterStep
    'send-newsletter-test': { newsletterId: string; userId: string; language: Locale }
    'send-subscription-mail': { subscriptionId: string }
  }>

/** The step of the newsletter that the job was stored for, and how often the mail server has taken nothing since it did. */
type NewsletterStep = { newsletterId: string; step: number; failures: number }

/** `byGuest`: anybody can have caused it, so one address gets only so many. */
type TableMail = { reservationId: string; byGuest?: boolean }

type OnceKind = (typeof JOB_KINDS)[number]
/** Compiles only if there is a payload for every kind, and for nothing else. */
type OnceKinds<Payloads extends Record<OnceKind, object> & Record<Exclude<keyof Payloads, OnceKind>, never>> =
  Payloads

/** A job to be done: its kind and payload. */
export type NewJob = { [Kind in JobKind]: { kind: Kind } & JobPayloads[Kind] }[JobKind] & {
  /** Not before then; otherwise at once. By the database's clock, within five seconds. */
  dueAt?: Date
  /** Of the jobs with the same key, at most one is unfinished. */
  key?: string
}

/** When something is done again: so many milliseconds after it was done, or each day at a full hour of the shop's time. */
export type Interval = { everyMs: number } | { dailyAtHour: number }
export type Intervals = Partial<Record<RecurringKind, Interval>>

/** The jobs of one kind, or some of them: how many are in which state, and for how long the oldest has been due. */
export type JobCount = {
  kind: string
  running: number
  due: number
  /** Failed, and tried again later. */
  retrying: number
  later: number
  /** Failed for good, not long ago. */
  failed: number
  oldestDueSeconds: number
}

/** The input of a job's handler: the payload, the job's id, and whether it has been begun before. */
export type JobInput<Kind extends JobKind> = JobPayloads[Kind] & { jobId: number; isRetry?: boolean }

/** Handlers run as the shop, outside any transaction. A job may run more than once, so its handler must allow that. */
export type JobHandlers = {
  [Kind in OnceKind]: (ctx: Ctx, input: JobInput<Kind>) => Promise<void>
}
export type RecurringHandlers = Record<RecurringKind, (ctx: Ctx) => Promise<void>>
