/** Finding orders among all: filters, search texts, sorting, pages. Not what staff do with what they find. */
export { countOrders } from './count-orders.ts'
export { exportOrders } from './export-orders.ts'
export { isRefundOpen } from './order-scope.ts'
export { findOrders, searchOrders } from './search-orders.ts'
export { suggestOrders } from './suggest-orders.ts'
