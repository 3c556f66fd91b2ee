/** Texts shown when there is no network. */
export const offline = {
  title: 'You’re offline',
  text: 'Recipes you’ve opened on this device can be read without a connection. You find them here.',
  tryAgain: 'Try the shop again',
  /** On a recipe that was kept. */
  copy: 'You’re offline. This is the recipe as you last opened it. Prices and what’s in stock are back when you are.',
  reload: 'Try again',
}

export type OfflineMessages = typeof offline
