/**
 * Changing an order that is placed and not sent: its goods, where it goes, what it costs, and the money and papers that
 * follow. Not its steps, and not what is refunded of an order that stays as it is.
 */
export { changeOrder, changeOwnOrder } from './change-order.ts'
export { getOrderToChange } from './get-order-to-change.ts'
export { previewOrderChange, previewOwnChange } from './preview-order-change.ts'
export { readOrderChanges } from './read-order-changes.ts'
export { waiveOwed } from './waive-owed.ts'
