/* What is written down about money that arrives. */

/** Why a payment did not simply pay its order. */
export const PAYMENT_PROBLEMS = ['late', 'wrong_amount', 'paid_twice'] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** Why a provider's notification is not believed. */
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
 * What became of a notification: it waits to be read, paid its order, brought money that is kept for a person to look
 * at, said what was known, said that a payment failed, said nothing about an order, or was not believed.
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

/** What is behind a verdict: why it was refused, or what is wrong with the money. */
export const NOTIFICATION_DETAILS = [
  ...PAYMENT_PROBLEMS,
  ...REJECTION_REASONS,
  'refund_failed',
  'no_such_order',
] as const
export type NotificationDetail = (typeof NOTIFICATION_DETAILS)[number]
