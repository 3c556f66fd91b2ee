/** From a cart to an order: what it costs with delivery, and placing it. Not what happens to the order afterwards. */
export { dearestDelivery, deliveryCentsFor, freeDeliveryFromCents } from './delivery-rates.ts'
export { getCartPage } from './get-cart-page.ts'
export { getCheckoutPage } from './get-checkout-page.ts'
export { getKnownDetails } from './get-known-details.ts'
export { placeOrder } from './place-order.ts'
export { quoteCheckout } from './quote-checkout.ts'
export { totalOrder } from './total-order.ts'
