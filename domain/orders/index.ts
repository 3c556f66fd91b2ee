/** Orders that have been placed: reading and recording them. Placing one is checkout's. */
export { createOrder, type NewOrder } from './create-order.ts'
export { findOrderByKey } from './find-order-by-key.ts'
export { forgetContacts, forgetCustomerOfOrders } from './forget-customer-of-orders.ts'
export { getOrder } from './get-order.ts'
export { getOrderByLink } from './get-order-by-link.ts'
export { linkGuestOrders } from './link-guest-orders.ts'
export { listMyOrders } from './list-my-orders.ts'
