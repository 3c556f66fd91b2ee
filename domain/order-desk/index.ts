/** What staff do with placed orders: find them, change their status, delete them. Not receiving or refunding money. */
export { changeOrderStatus } from './change-order-status.ts'
export { deleteOrder } from './delete-order.ts'
export { getStaffOrder } from './get-staff-order.ts'
export { listOrders } from './list-orders.ts'
export { releaseHolds } from './release-holds.ts'
