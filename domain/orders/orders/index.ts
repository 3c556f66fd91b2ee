/** Placed orders: reading them, recording them and their steps. Placing one belongs to checkout. */
export { asBought } from './as-bought.ts'
export { advanceOrder } from './advance-order.ts'
export { advancePayment, markRefunded } from './advance-payment.ts'
export { promiseArrival } from './arrival.ts'
export { countOrders } from './count-orders.ts'
export { createOrder, findOrderByKey, goodsOf } from './create-order.ts'
export { expireOrders } from './expire-orders.ts'
export {
  BOOK_YEARS,
  clearForgottenOrders,
  forgetCustomerOfOrders,
  forgetGuest,
  lockForgottenOrders,
} from './forgotten-orders.ts'
export { toStatusChange } from './history.ts'
export { forgetKeys } from './forget-keys.ts'
export { getOrder, getOrderByLink } from './get-order.ts'
export { recurringOrderJobs } from './jobs.ts'
export { linkGuestOrders } from './link-guest-orders.ts'
export { listMyOrders } from './list-my-orders.ts'
export { lockOrder, lockOrderByNumber, lockVisibleOrder } from './lock-order.ts'
export { hideOrder, setCancelsAt, setNextParcel, setPaymentMethod, setTracking } from './mark-order.ts'
export { notifyOrderChanged } from './notify-order-changed.ts'
export { leaveForCollection, moveOrdersAtTable } from './orders-at-table.ts'
export { readMarkedSummaries } from './read-summaries.ts'
export { type RewrittenItem, rewriteOrder } from './rewrite-order.ts'
export { setAttention } from './set-attention.ts'
export { isSent, PAYMENT_STEPS, staffStepsFrom, statesOf } from './states.ts'
export { isMailProof, mailProof } from './mail-proof.ts'
export { orderSubjects } from './subjects.ts'
