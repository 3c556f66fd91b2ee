/**
 * Orders that staff write for somebody on the phone or at the counter: who they are, what it costs, placing it. Not what a
 * buyer places, and not what happens to an order afterwards.
 */
export { findJars } from './find-jars.ts'
export { getCallerAddress } from './get-caller-address.ts'
export { getOrderEntry } from './get-order-entry.ts'
export { quoteOrderEntry } from './quote-order-entry.ts'
export { writeOrder } from './write-order.ts'
