import { allowAnyone } from '#domain/kernel/guards.ts'

/** Permissions for the checkout: anybody may, with an account or without. */
export const policy = {
  getCartPage: allowAnyone,
  getCheckoutPage: allowAnyone,
  // Only the actor's own details; visitors have none.
  getKnownDetails: allowAnyone,
  getVoucherOffer: allowAnyone,
  placeOrder: allowAnyone,
  placeVoucher: allowAnyone,
  quoteCheckout: allowAnyone,
}
