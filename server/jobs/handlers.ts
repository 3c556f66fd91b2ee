import type { JobHandlers } from '#domain/jobs/index.ts'
import {
  sendAccountExists,
  sendCode,
  sendInvitation,
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderExpired,
  sendOrderShipped,
  sendPasswordChanged,
  sendPasswordReset,
  sendPaymentReceived,
  sendStaffCopy,
  sendVerification,
  sendWelcome,
} from '#domain/mails/index.ts'
import { capturePayment } from '#domain/payments/index.ts'

/** Which verb does which job. */
export const jobHandlers: JobHandlers = {
  'capture-payment': capturePayment,
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
  'send-staff-copy': sendStaffCopy,
  'send-verification': sendVerification,
  'send-welcome': sendWelcome,
}
