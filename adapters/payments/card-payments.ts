/** What a buyer types to pay by card. Never stored, never logged. */
export type Card = { number: string; expiry: string; cvc: string }

/** Taking money from cards, in two steps, so that nobody pays for an order that could not be placed. */
export type CardPayments = {
  /**
   * Sets the amount aside on the card. The same `idempotencyKey` gives the same reference.
   * @param request amount in ZAR cents
   */
  authorize(request: {
    idempotencyKey: string
    amountCents: number
    card: Card
  }): Promise<{ ok: true; reference: string } | { ok: false }>
  /** Takes what was set aside. May be repeated. Throws when the provider does not answer. */
  capture(reference: string): Promise<void>
  /** Gives back what was set aside. May be repeated. Throws when the provider does not answer. */
  release(reference: string): Promise<void>
}
