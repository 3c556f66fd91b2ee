/** Texts of the panel that opens when a jar has been put into the cart. */
export const added = {
  inCart: (count: number, total: string) => `${count} in your cart · ${total}`,
  gap: (amount: string) => `${amount} more for free delivery`,
  free: 'Delivery is free for this order.',
  match: 'Goes well with it',
  addMatch: (name: string) => `Add ${name}`,
  add: 'Add',
  matchAdded: (name: string) => `${name} is in your cart too.`,
  goOn: 'Continue shopping',
  close: 'Close',
}

export type AddedMessages = typeof added
