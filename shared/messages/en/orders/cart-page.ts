/** The page of the cart. */
export const cartPage = {
  emptyHint: 'Start with a paste. Dinner follows.',
  toOrdered: 'View your order',
  goOnShopping: 'Continue shopping',
  update: 'Update',
  remove: 'Remove',
  removed: (name: string) => `${name} removed.`,
  undo: 'Put it back',
  each: (price: string) => `${price} each`,
  summary: 'Summary',
  beforeOffers: 'Before offers',
  subtotal: 'Subtotal',
  offerEnded: (name: string, when: string) =>
    `The offer “${name}” ended on ${when}. Prices are as before it.`,
  vatInside: (percent: number) => `VAT included (${percent}%)`,
  deliveryFrom: (from: string, to: string) =>
    `${from === to ? `Delivery is ${from}.` : `${from} to ${to}, by province.`} Collecting is free.`,
  freeDeliveryGap: (amount: string) => `Add ${amount} for free delivery.`,
  freeDelivery: 'Delivery is free for this order.',
  changes: {
    title: 'Your cart has changed',
    price: (was: string, now: string) => `The price was ${was}, now it’s ${now}.`,
    onlyLeft: (left: number) => `Only ${left} left.`,
    fewerLeft: 'There are fewer left than that. Choose a smaller quantity.',
    soldOut: 'Sold out for now.',
    gone: (count: number) =>
      count === 1 ? 'One product is no longer sold.' : `${count} products are no longer sold.`,
    accept: 'Update my cart',
    take: (left: number) => `Change to ${left}`,
    blocksCheckout: 'Confirm the changes before you check out.',
  },
}

export type CartPageMessages = typeof cartPage
