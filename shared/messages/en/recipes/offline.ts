/** Texts shown when there is no network. */
export const offline = {
  title: 'You’re offline',
  text: 'This page needs a connection. What’s in your cart stays there.',
  /** Above the recipes that this device has kept. */
  kept: 'You can still cook these',
  /** Leads to the page that was asked for. */
  tryAgain: 'Try again',
  /** On a recipe that was kept. */
  copy: 'You’re offline. This is the recipe as you last opened it. Prices and what’s in stock are back when you are.',
  reload: 'Try again',
}

export type OfflineMessages = typeof offline
