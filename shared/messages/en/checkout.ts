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
    business: 'I need an invoice for a business',
    company: 'Company',
    vatNumber: 'VAT number',
    vatNumberHint: '10 digits, beginning with 4.',
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
    payfast: 'Card or instant EFT with PayFast',
    paystack: 'Card or instant EFT with Paystack',
    demo_card: 'Demo card',
    hints: {
      bank_transfer:
        'You get our bank details with the order number as reference. We pack when the money is here.',
      payfast: 'You pay on PayFast’s own secure pages, right after you place the order.',
      paystack: 'You pay on Paystack’s own secure pages, right after you place the order.',
      demo_card:
        'No money moves. Any number is accepted, e.g. 4242 4242 4242 4242; 4000 0000 0000 0002 is declined.',
    },
    cardNumber: 'Card number',
    cardExpiry: 'Expires',
    cardExpiryHint: 'MM/YY',
    cardCvc: 'Security code',
    cardCvcHint: '3 or 4 digits',
  },
  discount: {
    label: 'Discount code',
    apply: 'Apply',
    takesOff: (code: string, amount: string) => `${code} takes ${amount} off.`,
    freeDelivery: (code: string) => `With ${code}, delivery is free.`,
    problems: {
      unknown: 'We do not know this code. Please check how it is spelt.',
      not_started: 'This code does not count yet.',
      ended: 'This code has ended.',
      minimum: (amount: string) => `This code counts from ${amount} of goods.`,
      used_up: 'This code has been used up.',
      used_by_you: 'You have used this code already.',
      delivery_free: 'Your delivery is free already. Keep this code for another order.',
    },
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
    placeAndPay: (total: string) => `Place order and pay · ${total}`,
    placing: 'Placing your order…',
    reviewing: 'One moment…',
    whatNext: {
      bank_transfer:
        'This button places a binding order. You pay by bank transfer afterwards; a confirmation comes by email at once.',
      payfast:
        'This button places a binding order and takes you to PayFast to pay. A confirmation comes by email at once.',
      paystack:
        'This button places a binding order and takes you to Paystack to pay. A confirmation comes by email at once.',
      demo_card:
        'This button places a binding order and charges your demo card. A confirmation comes by email at once.',
    },
    whatNextFree:
      'This button places a binding order. There is nothing to pay; a confirmation comes by email at once.',
    nothingToPay: 'Nothing to pay',
  },
  total: {
    goods: 'Goods',
    discount: (code: string) => `Discount (${code})`,
    freeDeliveryWith: (code: string) => `Free delivery with ${code}`,
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
    methodUnavailable: 'This way of paying is not available at the moment. Please choose another.',
    network:
      'Network error. Please check your connection and try again. You cannot order twice by trying again.',
    unexpected: 'An unexpected error occurred. Please try again. You cannot order twice by trying again.',
  },

  fieldErrors,
}

export type CheckoutMessages = typeof checkout
