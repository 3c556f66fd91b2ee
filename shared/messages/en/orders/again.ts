/** Texts for placing an order again. */
export const orderAgain = {
  action: 'Order again',
  actionOf: (number: string) => `Order again: ${number}`,
  pending: 'One moment…',
  some: 'In your cart, except for:',
  none: 'Nothing from this order is available right now:',
  reasons: {
    gone: (name: string) => `${name}: no longer sold`,
    sold_out: (name: string) => `${name}: sold out`,
    cart_full: (name: string) => `${name}: your cart is full`,
    only_left: (name: string, left: number | null) =>
      left === null ? `${name}: fewer than you ordered` : `${name}: only ${left} left`,
  },
  toCart: 'View cart',
}

export type OrderAgainMessages = typeof orderAgain
