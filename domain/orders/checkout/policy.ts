import { allowAnyone, requireShop } from '#domain/kernel/guards.ts'

/** Who may check out: anybody, with an account or without. */
export const policy = {
  forgetKeys: requireShop,
  // Only the actor's own details; visitors have none.
  getKnownDetails: allowAnyone,
  placeOrder: allowAnyone,
  quoteCheckout: allowAnyone,
}
