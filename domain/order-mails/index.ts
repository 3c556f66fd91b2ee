/** The emails about orders: received, paid, shipped, cancelled, expired, refunded. Not how an email is delivered. */
export { sendOrderCancelled } from './send-order-cancelled.ts'
export { sendOrderConfirmation } from './send-order-confirmation.ts'
export { sendOrderExpired } from './send-order-expired.ts'
export { sendOrderShipped } from './send-order-shipped.ts'
export { sendPaymentReceived } from './send-payment-received.ts'
export { sendRefunded } from './send-refunded.ts'
export { sendStaffCopy } from './send-staff-copy.ts'
