/** Rare refusals of the checkout: the server puts them into words, so that no page loads them. */
export const checkoutRefused = {
  key_reused:
    'You’ve already ordered once from this page: look in your email. This cart is not ordered yet. To order it too, place the order again.',
  table_gone: 'That table is no longer reserved. Choose another way to get your order.',
  cart_changed: 'Your cart changed in another window. Nothing has been ordered yet: check it again.',
  payment_method_unavailable: 'This payment method isn’t available right now. Choose another.',
  payment_declined:
    'Your card was declined. Nothing has been ordered. Try another card or pay by bank transfer.',
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
  /** Reasons why a code takes nothing off. */
  discount: {
    unknown: 'We don’t recognise this code. Check the spelling.',
    not_started: 'This code isn’t active yet.',
    ended: 'This code has expired.',
    minimum: (amount: string) => `Spend ${amount} or more to use this code.`,
    used_up: 'This code has reached its limit.',
    used_by_you: 'You’ve already used this code.',
    not_for_this_order: 'This code can’t be used for this order.',
    delivery_free: 'Your delivery is already free. Keep this code for another order.',
    offers_better: 'The offers in your cart already take off more than this code. Keep it for another order.',
  },
  /** Beside the code of a voucher that somebody pays with. */
  voucher: {
    pays: (pays: string, left: string) => `Your voucher pays ${pays}.${left && ` ${left} stays on it.`}`,
    unknown: 'We don’t know a voucher with this code. Compare it with the card.',
    notYet: (day: string) => `This voucher can be used from ${day}.`,
    expired: (day: string) => `This voucher expired on ${day}.`,
    tooLittle: (left: string) =>
      `There is ${left} left on this voucher. Nothing was ordered; check the new amounts.`,
    empty: 'There is nothing left on this voucher.',
    wait: (minutes: number) =>
      `Too many codes were tried. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
}
