/** Buyers' work on orders that they placed: find them, and place them again. Reading and steps belong to orders. */
export { mailOrderLink } from './mail-order-link.ts'
export { orderAgain } from './order-again.ts'
