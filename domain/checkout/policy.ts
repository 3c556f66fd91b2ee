import { allowAnyone } from '../guards.ts'

/** Who may check out: anybody, with an account or without. */
export const policy = {
  // Of themselves; visitors have none.
  getKnownDetails: allowAnyone,
  placeOrder: allowAnyone,
  quoteCheckout: allowAnyone,
}
