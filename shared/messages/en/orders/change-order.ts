import { fieldErrors } from '../forms/field-errors.ts'

/** The page on which a buyer changes an order. */
export const changeOrder = {
  metaTitle: (number: string) => `Change order ${number}`,
  title: 'Change your order',
  lead: (number: string) =>
    `Until we begin to pack order ${number}, you can change what is in it and where it goes. You see what it costs before anything changes.`,
  back: 'Back to your order',
  closed: 'This order can’t be changed here any more. Call us: we see what we can do.',
  contact: 'Contact us',
  jars: 'Jars',
  jarsHint: '0 takes a jar away.',
  add: 'Add a jar',
  addNone: 'Nothing more',
  jar: (name: string, price: string) => `${name}, ${price}`,
  addQuantity: 'How many',
  delivery: 'Delivery',
  methods: { courier: 'By courier', pickup: 'I collect it', keep: 'At your table, as it is' },
  methodHints: {
    courier: 'To an address in South Africa.',
    pickup: 'At the restaurant, for free.',
    keep: 'With your reservation.',
  },
  phone: 'Mobile number',
  note: 'Your note',
  more: 'Phone and note',
  submit: 'See what changes',
  confirm: 'Change the order',
  pending: 'One moment…',
  asked: 'This is your order then',
  total: (before: string, after: string) =>
    before === after ? `Total ${after}, as before` : `Total ${after}, before ${before}`,
  owed: (amount: string) => `You pay ${amount} more. Your order’s page says how.`,
  unpaid: (amount: string) => `You pay ${amount}. Your order’s page says how.`,
  givenBack: (amount: string) => `You get back ${amount}, the way you paid.`,
  even: 'There is nothing to pay and nothing to give back.',
  droppedCode: (code: string, minimum: string) =>
    `The code ${code} no longer counts: it needs goods for ${minimum}.`,
  refused: {
    being_cancelled: 'This order is being cancelled.',
    payment_under_way: 'Your payment is being taken just now. Try again in a minute.',
    refunded: 'Something of this order was refunded, so what it costs can’t be changed here. Call us.',
    nothing_changed: 'Nothing is different yet.',
    product_gone: 'One of these jars is no longer in the shop.',
    out_of_stock: (jars: string) => `There aren’t that many left: ${jars}.`,
    left: (name: string, left: number) => `${name}, ${left} more`,
    unpaid_limit: 'That’s more than we can keep for you unpaid. Pay for the order first, then add to it.',
    collection_only: (names: string) => `Must stay cold, and can only be collected: ${names}.`,
    discount: 'The discount code doesn’t allow this change. Call us.',
    changed: 'The order has changed meanwhile. This is how it is now.',
  },
  fieldErrors: { ...fieldErrors, out_of_range: 'That’s more than we send in one parcel.' },
}

export type ChangeOrderMessages = typeof changeOrder
