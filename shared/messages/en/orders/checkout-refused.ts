/** Rare refusals of the checkout: the server puts them into words, so that no page loads them. */
export const checkoutRefused = {
  key_reused:
    'You’ve already ordered once from this page: look in your email. This cart is not ordered yet. To order it too, place the order again.',
  table_gone: 'That table is no longer reserved. Choose another way to get your order.',
  no_gifts: 'We can’t make a gift of orders at the moment. Untick it and go on, or ask us.',
  /** Reasons why an order cannot be held until it is paid, with the ways on. */
  unpaid_limit: {
    orders:
      'Too many orders from you or your network are waiting for payment. Pay for those first: the links are in their confirmation emails.',
    value: (max: string) =>
      `Until it’s paid, we can hold goods for up to ${max}. Order less now, and the rest once that’s paid.`,
    quantity:
      'That’s more than we can hold until it’s paid. Order fewer now, and the rest once those are paid.',
    line: (name: string, most: number) =>
      most > 0 ? `${name}: up to ${most}` : `${name}: more once your open order is paid`,
    otherMethod: 'Or choose another payment method.',
    contact: (email: string, phone: string) => `Or ask us, and we’ll find a way: ${email}, ${phone}.`,
  },
  /** For a bank transfer of many items. */
  large_transfer: (hours: number) =>
    `An order this large is held for ${hours} hours: transfer your payment right away, or call us if you need longer.`,
}
