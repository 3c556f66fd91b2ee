/** Money that buyers owe: setting it aside, taking it, giving it back. Not what an order costs. */
export { authorizePayment, type Authorization } from './authorize-payment.ts'
export { capturePayment } from './capture-payment.ts'
export { recordPayment } from './record-payment.ts'
export { recordTransfer } from './record-transfer.ts'
