export const cart = {
  title: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Start with a paste. Dinner follows.',
  toShop: 'Shop now',
  goOnShopping: 'Continue shopping',
  icon: 'Cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  viewCart: 'View Cart',
  checkout: 'Checkout',
  loading: 'One moment…',

  add: 'Add to Cart',
  outOfStock: 'Out of Stock',
  added: (name: string) => `${name} added to cart`,
  notAdded: 'Not added',

  quantityOf: (name: string) => `Quantity of ${name}`,
  update: 'Update',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  each: (price: string) => `${price} each`,

  summary: 'Summary',
  subtotal: 'Subtotal',
  total: 'Total',
  delivery: 'Delivery',
  free: 'Free',
  vatInside: (percent: number) => `VAT included (${percent}%)`,
  deliveryFrom: (from: string, to: string) =>
    `${from === to ? `Delivery is ${from}.` : `${from} to ${to}, by province.`} Collecting is free.`,
  freeDeliveryGap: (amount: string) => `Add ${amount} for free delivery.`,
  freeDelivery: 'Delivery is free for this order.',
  youPay: (rand: string, other: string) => `You pay ${rand}, about ${other}.`,

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

  problems: {
    product_gone: 'This product is no longer sold.',
    not_in_cart: 'This product is no longer in your cart.',
    cart_full: 'Your cart is full. It can hold 40 different products.',
    onlyLeft: (name: string, left: number) => `Only ${left} of ${name} left.`,
    fewerLeft: (name: string) => `There’s less ${name} left than that. Choose a smaller quantity.`,
    soldOut: (name: string) => `${name} is sold out for now.`,
    quantity: 'Enter a whole number from 1 to 99.',
    invalid: 'That didn’t work. Your cart hasn’t changed; try again.',
  },
}
