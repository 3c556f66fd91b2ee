/** What a cart costs right now. The buyer keeps the cart; nothing of it is stored here. */
export { changeCart } from './change-cart.ts'
export { quoteCart } from './quote-cart.ts'
