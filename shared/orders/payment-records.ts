/* Records about payments that arrive. */

/** Reasons why a payment did not simply pay its order. */
export const PAYMENT_PROBLEMS = ['late', 'wrong_amount', 'paid_twice'] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** Reasons to reject a provider's notification. */
export const REJECTION_REASONS = [
  'unreadable',
  'signature',
  'source',
  'merchant',
  'currency',
  'amount',
  'not_confirmed',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/**
 * The result of a notification: it waits to be read, paid its order, brought money that staff have to look at, repeated
 * what was known, reported a failed payment, said nothing about an order, or was rejected.
 */
export const NOTIFICATION_VERDICTS = [
  'waiting',
  'paid',
  'kept',
  'known',
  'failed',
  'none',
  'refused',
] as const
export type NotificationVerdict = (typeof NOTIFICATION_VERDICTS)[number]

/** The reason for a verdict: why it was rejected, or how the money does not fit. */
export const NOTIFICATION_DETAILS = [
  ...PAYMENT_PROBLEMS,
  ...REJECTION_REASONS,
  'refund_failed',
  'no_such_order',
] as const
export type NotificationDetail = (typeof NOTIFICATION_DETAILS)[number]
