/** Refunds: deciding on them, sending them, recording that they were sent. Not payments that arrive. */
export { cancelRefund } from './cancel-refund.ts'
export { isSentByProvider } from './is-sent-by-provider.ts'
export { refundJobs } from './jobs.ts'
export { readParts } from './read-parts.ts'
export { refundAll } from './refund-all.ts'
export { requestRefund } from './request-refund.ts'
export { sendRefund } from './send-refund.ts'
export { settleRefund } from './settle-refund.ts'
