/** What staff do with placed orders: find them, move them on, delete them. Not taking or returning money. */
export { changeOrderStatus } from './change-order-status.ts'
export { deleteOrder } from './delete-order.ts'
export { getStaffOrder } from './get-staff-order.ts'
export { listOrders } from './list-orders.ts'
