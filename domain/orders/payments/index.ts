/**
 * Money that buyers owe: authorizing it, charging it, learning that it arrived. Not what an order costs, nor refunds.
 */
export { authorizePayment, releasePayment } from './authorize-payment.ts'
export { capturePayment } from './capture-payment.ts'
export { checkAfterReturn } from './check-after-return.ts'
export { checkPayment } from './check-payment.ts'
export { forgetNotifications, forgetNotificationsOf } from './forget-notifications.ts'
export { paymentJobs, recurringPaymentJobs } from './jobs.ts'
export { judgeNotification } from './judge-notification.ts'
export { listNotifications } from './list-notifications.ts'
export { readPayments } from './read-payments.ts'
export { receiveNotification } from './receive-notification.ts'
export { confirmPaid, recordPayment } from './record-payment.ts'
export { recordPaymentByHand } from './record-payment-by-hand.ts'
export { recordTransfer } from './record-transfer.ts'
export { replayNotification } from './replay-notification.ts'
export { startPayment } from './start-payment.ts'
