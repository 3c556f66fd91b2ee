import { fieldErrors } from './field-errors.ts'

export const checkout = {
  title: 'Checkout',
  asGuest: 'No account needed. Four short steps, all on this page.',
  signIn: 'Have an account? Sign in',
  asCustomer: (email: string) => `You are signed in as ${email}. Four short steps, all on this page.`,
  backToCart: 'Back to the cart',

  contact: {
    title: 'Contact',
    email: 'Email',
    emailHint: 'Your order confirmation goes here.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'For the courier only, e.g. 082 555 0142.',
  },
  delivery: {
    title: 'Delivery',
    method: 'How would you like it?',
    courier: 'Courier',
    courierHint: (from: string, to: string, freeFrom: string) =>
      `To your door, ${from} to ${to} by province. Free from ${freeFrom}.`,
    courierFree: 'To your door, free for this order.',
    pickup: 'Pick-up',
    pickupHint: (place: string) => `At our restaurant, ${place}. Daily 11:00 to 22:00. Free.`,
    street: 'Street and number',
    suburb: 'Suburb',
    city: 'City or town',
    province: 'Province',
    provinceHint: 'Please choose',
    provinceWithPrice: (province: string, price: string) => `${province} · ${price}`,
    postalCode: 'Postal code',
    free: 'free',
  },
  provinces: {
    EC: 'Eastern Cape',
    FS: 'Free State',
    GP: 'Gauteng',
    KZN: 'KwaZulu-Natal',
    LP: 'Limpopo',
    MP: 'Mpumalanga',
    NC: 'Northern Cape',
    NW: 'North West',
    WC: 'Western Cape',
  },
  payment: {
    title: 'Payment',
    method: 'How would you like to pay?',
    bank_transfer: 'Bank transfer',
    bankTransferHint:
      'You get our bank details with the order number as reference. We pack when the money is here.',
    demo_card: 'Demo card',
    demoCardHint:
      'No money moves. Any number is accepted, e.g. 4242 4242 4242 4242; 4000 0000 0000 0002 is declined.',
    cardNumber: 'Card number',
    cardExpiry: 'Expires',
    cardExpiryHint: 'MM/YY',
    cardCvc: 'Security code',
    cardCvcHint: '3 or 4 digits',
  },
  note: 'A note for us',
  noteHint: 'A gate code, a wish, a word about the chillies.',

  review: {
    title: 'Review and order',
    before: 'You see the full price before anything is ordered.',
    action: 'Review your order',
    again: 'Update the review',
    check: 'Please check everything. You can change anything above until you place the order.',
    to: 'Deliver to',
    pickupAt: 'Pick up at',
    pay: 'Pay by',
    contact: 'Contact',
    note: 'Note',
    change: 'Change',
    retypeCvc: 'We do not keep the security code. Please type it once more before you order.',
    place: (total: string) => `Place order · ${total}`,
    placing: 'Placing your order…',
    reviewing: 'One moment…',
    whatNextTransfer:
      'This button places a binding order. You pay by bank transfer afterwards; a confirmation comes by email at once.',
    whatNextCard:
      'This button places a binding order and charges your demo card. A confirmation comes by email at once.',
  },
  total: {
    goods: 'Goods',
    delivery: 'Delivery',
    deliveryLater: 'by province',
    free: 'free',
    vat: 'VAT included (15 %)',
    total: 'Total',
  },

  problems: {
    title: 'That did not work yet',
    fields: (count: number) =>
      count === 1 ? 'One thing needs another look' : `${count} things need another look`,
    totalChanged: (total: string) =>
      `The total has changed: it is ${total} now. Nothing has been ordered; please check and place the order again.`,
    cartChanged: 'Your cart changed in another window. Nothing has been ordered; please check again.',
    outOfStock: 'Somebody was faster: not enough is left for your order. Nothing has been ordered.',
    outOfStockLine: (name: string, left: number) =>
      left > 0 ? `${name}: only ${left} left` : `${name}: sold out`,
    productGone: 'Something in your cart is no longer sold. Nothing has been ordered.',
    takeWhatIsLeft: 'Go on with what is left',
    toCart: 'Change the cart',
    declined:
      'Your card was declined. Nothing has been ordered; please try another card or pay by bank transfer.',
    methodUnavailable: 'We cannot take cards at the moment. Please pay by bank transfer.',
    network:
      'Network error. Please check your connection and try again. You cannot order twice by trying again.',
    unexpected: 'An unexpected error occurred. Please try again. You cannot order twice by trying again.',
  },

  fieldErrors,
}

export type CheckoutMessages = typeof checkout
