/** The recipient's mail server does not take mail for this address, and never will. */
export class RecipientRefusedError extends Error {
  override readonly name = 'RecipientRefusedError'
}
