import { fieldErrors } from '../forms/field-errors.ts'

export const checkout = {
  title: 'Checkout',
  asGuest: 'No account needed. Four short steps, all on this page.',
  signIn: 'Have an account? Sign in',
  asCustomer: (email: string) => `You’re signed in as ${email}. Four short steps, all on this page.`,
  backToCart: 'Back to cart',

  contact: {
    title: 'Contact',
    email: 'Email',
    emailHint: 'Your order confirmation goes here.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'For the courier only, e.g. 082 555 0142.',
    business: 'I need a tax invoice for a business',
    company: 'Company',
    vatNumber: 'VAT number',
    vatNumberHint: '10 digits, starting with 4.',
  },
  delivery: {
    title: 'Delivery',
    method: 'How would you like to get your order?',
    courier: 'Courier',
    courierHint: (from: string, to: string, freeFrom: string | undefined) =>
      `To your door, ${from === to ? from : `${from} to ${to} by province`}.${freeFrom ? ` Free from ${freeFrom}.` : ''}`,
    courierFree: 'To your door, free for this order.',
    pickup: 'Collect',
    pickupHint: (place: string, hours: string) => `From our restaurant, ${place}. ${hours}. Free.`,
    street: 'Street and number',
    suburb: 'Suburb',
    city: 'City or town',
    province: 'Province',
    provinceHint: 'Choose a province',
    provinceWithPrice: (province: string, price: string) => `${province} · ${price}`,
    postalCode: 'Postal code',
    usuallyIn: (code: string, province: string) => `${code} is usually in ${province}.`,
    chooseProvince: (province: string) => `Choose ${province}`,
    free: 'Free',
    saved: 'Where should it go?',
    another: 'Another address',
    anotherHint: 'Fill it in below.',
    keep: 'Save this address for next time',
  },
  payment: {
    title: 'Payment',
    method: 'How would you like to pay?',
    cardNumber: 'Card number',
    cardExpiry: 'Expires',
    cardExpiryHint: 'MM / YY',
    cardCvc: 'Security code',
    cardCvcHint: '3 or 4 digits',
  },
  discount: {
    label: 'Discount code',
    apply: 'Apply',
    takesOff: (code: string, amount: string) => `${code} takes ${amount} off.`,
    freeDelivery: (code: string) => `With ${code}, delivery is free.`,
  },
  note: 'Note for us',
  noteHint: 'E.g. gate code or delivery instructions.',

  review: {
    title: 'Review and order',
    before: 'You see the full price before you order.',
    action: 'Review your order',
    again: 'Update order summary',
    check: 'Check everything. You can change anything above until you place the order.',
    to: 'Deliver to',
    pickupAt: 'Collect from',
    pay: 'Payment method',
    contact: 'Contact',
    note: 'Note',
    change: 'Change',
    retypeCvc: 'We don’t keep the security code. Enter it again before you order.',
    place: (total: string) => `Place order · ${total}`,
    placeAndPay: (total: string) => `Place order and pay · ${total}`,
    placing: 'Placing your order…',
    reviewing: 'One moment…',
    whatNextFree:
      'This button places a binding order. There’s nothing to pay. We email you a confirmation right away.',
    nothingToPay: 'Nothing to pay',
  },

  problems: {
    title: 'That didn’t work',
    fields: (count: number) =>
      count === 1 ? 'One thing needs another look' : `${count} things need another look`,
    offerEnded: (name: string) => `The offer “${name}” has ended.`,
    totalChanged: (total: string) =>
      `The total is now ${total}. Nothing has been ordered yet: check it and place the order again.`,
    outOfStock: 'Someone got there first: there isn’t enough left for your order. Nothing has been ordered.',
    outOfStockLine: (name: string, left: number | null) =>
      left === null ? `${name}: fewer left` : left > 0 ? `${name}: only ${left} left` : `${name}: sold out`,
    productGone: 'Something in your cart is no longer sold. Nothing has been ordered.',
    takeWhatIsLeft: 'Continue with what’s left',
    toCart: 'Edit cart',
    myOrders: 'See your orders',
    tryAgainSafely: 'You won’t order twice.',
  },

  fieldErrors,
}

export type CheckoutMessages = typeof checkout
