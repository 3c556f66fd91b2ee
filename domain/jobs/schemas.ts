import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'

/** Every kind of job. Rows may outlive a kind, so none is renamed. */
export const JOB_KINDS = [
  'capture-payment',
  'judge-notification',
  'check-payment',
  'send-refund',
  'send-order-confirmation',
  'send-staff-copy',
  'send-payment-received',
  'send-order-shipped',
  'send-order-cancelled',
  'send-order-expired',
  'send-refunded',
  'send-code',
  'send-verification',
  'send-account-exists',
  'send-password-reset',
  'send-password-changed',
  'send-welcome',
  'send-invitation',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** What each carries: ids only. Codes and links are made when their mail is written. */
export type JobPayloads = EachKind<{
  'capture-payment': { orderId: string }
  'judge-notification': { notificationId: number }
  'check-payment': { method: PaymentMethod; reference: string }
  'send-refund': { refundId: string }
  'send-order-confirmation': { orderId: string }
  'send-staff-copy': { orderId: string }
  'send-payment-received': { orderId: string }
  'send-order-shipped': { orderId: string }
  'send-order-cancelled': { orderId: string }
  'send-order-expired': { orderId: string }
  'send-refunded': { orderId: string; refundId: string }
  'send-code': { challengeId: string }
  'send-verification': { userId: string }
  'send-account-exists': { userId: string }
  'send-password-reset': { userId: string }
  'send-password-changed': { userId: string }
  'send-welcome': { userId: string }
  'send-invitation': { userId: string }
}>

/** Compiles only where the payloads are those of all kinds, and of nothing else. */
type EachKind<Payloads extends Record<JobKind, object> & Record<Exclude<keyof Payloads, JobKind>, never>> =
  Payloads

/** A job to be done: its kind, and what that carries. */
export type NewJob = { [Kind in JobKind]: { kind: Kind } & JobPayloads[Kind] }[JobKind]

/** What the handler of a job gets: what the job carries, and which job it is. */
export type JobInput<Kind extends JobKind> = JobPayloads[Kind] & { jobId: number }

/** A handler runs as the shop, outside any transaction. A job may run more than once: its handler must bear that. */
export type JobHandlers = {
  [Kind in JobKind]: (ctx: Ctx, input: JobInput<Kind>) => Promise<void>
}
