/** On an order’s page: may the buyer be asked for a review. */
export const reviewConsent = {
  title: 'How did it taste?',
  /** The ledger of consents keeps these words. */
  wording: 'Ask me by email, once, two weeks after the delivery, how I like it. I can stop this at any time.',
  action: 'Yes, ask me',
  given: 'We’ll ask you once, two weeks after the delivery.',
}
export type ReviewConsentMessages = typeof reviewConsent
