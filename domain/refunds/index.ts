/** Money that goes back to buyers: deciding it, sending it, knowing that it has gone. Not money that arrives. */
export { cancelRefund } from './cancel-refund.ts'
export { isSentByProvider } from './is-sent-by-provider.ts'
export { readParts } from './read-parts.ts'
export { requestRefund } from './request-refund.ts'
export { sendRefund } from './send-refund.ts'
export { settleRefund } from './settle-refund.ts'
