/** Buyers' work on orders that they placed: find them, change or cancel them, and place them again. Reading and steps belong to orders. */
export { cancelMyOrder, getMyCancellation } from './cancel-my-order.ts'
export { getMyChangeForm } from './get-my-change-form.ts'
export { mailOrderLink } from './mail-order-link.ts'
export { orderAgain } from './order-again.ts'
