/** Orders that have been placed: reading and recording them. Placing one is checkout's. */
export { createOrder, type NewOrder } from './create-order.ts'
export { findOrderByKey } from './find-order-by-key.ts'
export { getOrder } from './get-order.ts'
export { getOrderByLink } from './get-order-by-link.ts'
