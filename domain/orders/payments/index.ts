/**
 * Money that buyers owe: authorizing it, charging it, learning that it arrived. Not what an order costs, nor refunds.
 */
export { authorizePayment, releasePayment } from './authorize-payment.ts'
export { capturePayment } from './capture-payment.ts'
export { checkAfterReturn } from './check-after-return.ts'
export { checkPayment } from './check-payment.ts'
export { forgetPaymentNotifications, forgetPaymentNotificationsOf } from './forget-payment-notifications.ts'
export { paymentJobs, recurringPaymentJobs } from './jobs.ts'
export { judgePaymentNotification } from './judge-payment-notification.ts'
export { listPaymentNotifications } from './list-payment-notifications.ts'
export { readPayments } from './read-payments.ts'
export { receivePaymentNotification } from './receive-payment-notification.ts'
export { confirmPaid, recordPayment } from './record-payment.ts'
export { recordPaymentByHand } from './record-payment-by-hand.ts'
export { recordTransfer } from './record-transfer.ts'
export { replayPaymentNotification } from './replay-payment-notification.ts'
export { startPayment } from './start-payment.ts'
