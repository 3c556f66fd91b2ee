/**
 * The orders of a reserved table: the deposit that a large party pays for it, and jars that are handed over at it. Who
 * gets which table is decided by the modules around.
 */
export { depositFor } from './deposit-for.ts'
export { findTableOfGuest } from './find-table-of-guest.ts'
export { followDeposit } from './follow-deposit.ts'
export { tableOrderJobs } from './jobs.ts'
export { placeDeposit } from './place-deposit.ts'
export { readTableOrders } from './read-table-orders.ts'
export { settleTableOrders } from './settle-table-orders.ts'
export { toDepositView } from './to-deposit-view.ts'
