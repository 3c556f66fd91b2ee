import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may check out: anybody, with an account or without. */
export const policy = {
  // Only the actor's own details; visitors have none.
  getKnownDetails: allowAnyone,
  placeOrder: allowAnyone,
  quoteCheckout: allowAnyone,
}
