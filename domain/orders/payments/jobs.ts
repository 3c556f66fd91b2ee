import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { capturePayment } from './capture-payment.ts'
import { checkPayment } from './check-payment.ts'
import { forgetPaymentNotifications, notificationsKeptFor } from './forget-payment-notifications.ts'
import { judgePaymentNotification } from './judge-payment-notification.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'capture-payment': { orderId: string }
    'check-payment': { method: PaymentMethod; reference: string }
    'judge-notification': { notificationId: number }
  }
  interface RecurringJobs extends Recurring {}
}

/** Talks to payment providers. However many of them send notifications, no charge waits for those. */
export const paymentJobs = {
  'capture-payment': { lane: 'payments', run: capturePayment },
  'check-payment': { lane: 'payments', run: checkPayment },
  'judge-notification': { lane: 'payment notifications', run: judgePaymentNotification },
} satisfies Partial<Jobs>

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringPaymentJobs = {
  'forget-notifications': {
    interval: { everyMs: HOUR },
    keeps: notificationsKeptFor,
    run: forgetPaymentNotifications,
  },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringPaymentJobs
