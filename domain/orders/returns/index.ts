/**
 * Buyers who ask to return something of an order, what the law gives them, and the shop's answer. Not the money itself,
 * which goes back by refunds.
 */
export { addReturnPicture } from './add-return-picture.ts'
export { declineReturn } from './decline-return.ts'
export { exportReturns, forgetReturns } from './forget-returns.ts'
export { getReturnForm } from './get-return-form.ts'
export { returnMailJobs } from './jobs.ts'
export { readReturns } from './read-returns.ts'
export { refundReturn } from './refund-return.ts'
export { replaceReturn } from './replace-return.ts'
export { requestReturn } from './request-return.ts'
