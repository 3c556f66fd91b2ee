/** Buyers' work on orders that they placed: find them, cancel them, and place them again. Reading and steps belong to orders. */
export { cancelMyOrder, getMyCancellation } from './cancel-my-order.ts'
export { mailOrderLink } from './mail-order-link.ts'
export { orderAgain } from './order-again.ts'
