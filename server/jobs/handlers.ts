import type { JobHandlers } from '#domain/jobs/index.ts'
import {
  sendAccountExists,
  sendCode,
  sendInvitation,
  sendOrderConfirmation,
  sendPasswordChanged,
  sendPasswordReset,
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
  'send-order-confirmation': sendOrderConfirmation,
  'send-password-changed': sendPasswordChanged,
  'send-password-reset': sendPasswordReset,
  'send-verification': sendVerification,
  'send-welcome': sendWelcome,
}
