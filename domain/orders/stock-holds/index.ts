/**
 * Stock that unpaid orders hold, how much of it one buyer may hold, and for how long. Not the stock itself, and not the
 * steps of an order.
 */
export { checkHold } from './check-hold.ts'
export { describeHolds } from './describe-holds.ts'
export { endHold } from './end-hold.ts'
export { findHoldsOfBuyer } from './find-holds-of-buyer.ts'
export { isHolding } from './is-holding.ts'
export { lockBuyer } from './lock-buyer.ts'
export { recordHold } from './record-hold.ts'
export { sumHolds } from './sum-holds.ts'
