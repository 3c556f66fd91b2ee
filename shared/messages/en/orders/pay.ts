/** Texts of an order that is to be paid on a provider’s pages. */
export const pay = {
  title: 'Pay for your order',
  restTitle: 'Pay the rest of your order',
  depositTitle: 'Pay your deposit',
  hint: (provider: string) => `Pay on ${provider}’s secure pages, then come back here.`,
  button: (amount: string) => `Pay ${amount}`,
  stopped: 'The payment wasn’t completed and nothing was charged. You can pay whenever you’re ready.',
  failed: 'The payment didn’t go through. Try again or use another card.',
  waitingTitle: 'Your payment is being confirmed',
  waiting: (provider: string) =>
    `Thank you. We’re waiting for ${provider} to confirm it. You’ll see it here right away.`,
  reload: 'Reload the page in a moment.',
  again: 'Try paying again',
  goTo: (provider: string) => `Continue to ${provider}`,
  back: 'Back to the order',
  voucher: 'Pay with a gift voucher',
}

export type PayMessages = typeof pay
