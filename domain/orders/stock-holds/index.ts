/**
 * Stock that unpaid orders hold, how much of it one buyer may hold, and for how long. Not the stock itself, and not the
 * steps of an order.
 */
export { describeStockHolds } from './describe-stock-holds.ts'
export { findStockHoldsOfBuyer } from './find-stock-holds-of-buyer.ts'
export { forgetHoldKeys } from './forget-hold-keys.ts'
export { holdsStock } from './holds-stock.ts'
export { judgeStockHold } from './judge-stock-hold.ts'
export { readOtherHolds } from './read-other-holds.ts'
export { sumStockHolds } from './sum-stock-holds.ts'
