/** Words that come back on many pages. */
export const common = {
  tryAgain: 'Try again',
  backHome: 'Back to home',
  toShop: 'To the shop',
  dismiss: 'Dismiss',
  loading: 'Loading…',
}
