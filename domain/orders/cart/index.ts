/** The price of a cart right now, and what it may contain. A visitor's is kept by their browser, a customer's here. */
export { changeCart } from './change-cart.ts'
export { clearCart } from './clear-cart.ts'
export { forgetCarts } from './forget-carts.ts'
export { recurringCartJobs } from './jobs.ts'
export { mergeCart } from './merge-cart.ts'
export { quoteCart } from './quote-cart.ts'
export { refillCart } from './refill-cart.ts'
