import type { JobHandlers } from '#domain/jobs/index.ts'
import {
  sendAccountExists,
  sendCode,
  sendInvitation,
  sendPasswordChanged,
  sendPasswordReset,
  sendVerification,
  sendWelcome,
} from '#domain/account-mails/index.ts'
import {
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderExpired,
  sendOrderShipped,
  sendPaymentReceived,
  sendRefunded,
  sendStaffCopy,
} from '#domain/order-mails/index.ts'
import { capturePayment, checkPayment, judgeNotification } from '#domain/payments/index.ts'
import { sendRefund } from '#domain/refunds/index.ts'

/** Which verb does which job. */
const mailJobs = {
  'send-account-exists': sendAccountExists,
  'send-code': sendCode,
  'send-invitation': sendInvitation,
  'send-order-cancelled': sendOrderCancelled,
  'send-order-confirmation': sendOrderConfirmation,
  'send-order-expired': sendOrderExpired,
  'send-order-shipped': sendOrderShipped,
  'send-password-changed': sendPasswordChanged,
  'send-password-reset': sendPasswordReset,
  'send-payment-received': sendPaymentReceived,
  'send-refunded': sendRefunded,
  'send-staff-copy': sendStaffCopy,
  'send-verification': sendVerification,
  'send-welcome': sendWelcome,
} satisfies Partial<JobHandlers>

const paymentJobs = {
  'capture-payment': capturePayment,
  'check-payment': checkPayment,
  'judge-notification': judgeNotification,
  'send-refund': sendRefund,
} satisfies Partial<JobHandlers>

export const jobHandlers: JobHandlers = { ...mailJobs, ...paymentJobs }

/** Each lane goes at its own pace: while a payment provider does not answer, codes and other mail go out. */
export const jobLanes: Partial<JobHandlers>[] = [mailJobs, paymentJobs]
