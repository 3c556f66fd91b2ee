import type { JobHandlers } from '#domain/jobs/index.ts'
import { sendOrderConfirmation } from '#domain/mails/index.ts'
import { capturePayment } from '#domain/payments/index.ts'

/** Which verb does which job. */
export const jobHandlers: JobHandlers = {
  'capture-payment': capturePayment,
  'send-order-confirmation': sendOrderConfirmation,
}
