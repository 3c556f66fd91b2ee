/** What staff do with placed orders: find them, change their status, delete them. Not receiving or refunding money. */
export { addOrderNote } from './add-order-note.ts'
export { changeOrderStatus } from './change-order-status.ts'
export { changeOrderStatuses } from './change-order-statuses.ts'
export { deleteOrder } from './delete-order.ts'
export { getPackingSlips } from './get-packing-slips.ts'
export { getStaffOrder } from './get-staff-order.ts'
export { listOrders } from './list-orders.ts'
export { releaseHolds } from './release-holds.ts'
