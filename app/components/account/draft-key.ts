/** Where a tab keeps what was typed into its checkout, until the order or the end of the session. */
export const DRAFT_KEY = 'checkout-draft'
