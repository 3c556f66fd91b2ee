import type { JobHandlers } from '#domain/jobs/schemas.ts'
import { accountMailJobs } from '#domain/account-mails/index.ts'
import { orderMailJobs } from '#domain/order-mails/index.ts'
import { capturePayment, checkPayment, judgeNotification } from '#domain/payments/index.ts'
import { sendRefund } from '#domain/refunds/index.ts'

const mailJobs = { ...accountMailJobs, ...orderMailJobs }

const paymentJobs = {
  'capture-payment': capturePayment,
  'check-payment': checkPayment,
  'judge-notification': judgeNotification,
  'send-refund': sendRefund,
} satisfies Partial<JobHandlers>

/** The verb that does each kind of job. */
export const jobHandlers: JobHandlers = { ...mailJobs, ...paymentJobs }

/** Lanes run independently: while a payment provider does not answer, codes and other mails are still sent. */
export const jobLanes: Partial<JobHandlers>[] = [mailJobs, paymentJobs]
