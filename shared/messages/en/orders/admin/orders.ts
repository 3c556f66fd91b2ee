import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'

export const orders = {
  title: 'Orders',
  shown: (count: number) => (count === 1 ? '1 order on this page' : `${count} orders on this page`),
  arrived: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
  showArrived: 'Show',
  search: 'Number, name, email, phone, address, company or product',
  status: 'Status',
  anyStatus: 'All',
  /** Orders with something to be done. */
  queues: 'To do',
  queue: {
    to_pack: 'To pack',
    transfers: 'Transfers to check',
    money: 'Payments to check',
    returns: 'Returns to answer',
    unpaid: 'Unpaid, holding stock',
  },
  sort: 'Sorted by',
  sorts: {
    newest: 'Newest',
    oldest: 'Oldest',
    total: 'Largest total',
    waiting: 'Waiting longest, not shipped',
  },
  more: 'More filters',
  delivery: 'Delivery',
  deliveries: { courier: 'Courier', pickup: 'Collect', at_the_table: 'At the table', email: 'By email' },
  province: 'Province',
  from: 'From',
  to: 'Until',
  notes: 'Staff notes',
  discount: 'Discount code',
  noted: 'With a staff note',
  noteCount: (count: number) => (count === 1 ? '1 staff note' : `${count} staff notes`),
  filteredBy: 'Filtered by',
  without: (filter: string) => `Remove filter: ${filter}`,
  none: 'No orders match.',
  noneYet: 'No orders yet',
  noneYetText: 'The first one appears here automatically, as soon as somebody orders.',
  pages: 'Pages of orders',
  order: 'Order',
  customer: 'Customer',
  payment: 'Payment',
  total: 'Total',
  otherWork: 'Many orders',
  export: 'Export as CSV',
  tick: (number: string) => `Tick order ${number}`,
}

/** Actions on the ticked orders. */
export const bulk = {
  title: 'With the ticked orders',
  all: 'Tick all on this page',
  transfers: 'Record as paid by transfer',
  parcels: 'Ship as parcels',
  ship: 'Mark as ready to collect',
  deliver: 'Mark as delivered or collected',
  slips: 'Print packing slips',
  labels: 'Print address labels',
  hint: 'Each order takes the step for itself; what isn’t possible is said order by order. Parcels get their couriers and tracking numbers on a page of their own.',
  nothingTicked: 'Tick the orders first.',
  lost: 'That didn’t reach the shop. Try again: nothing is done twice.',
  done: (count: number) => (count === 1 ? '1 order done.' : `${count} orders done.`),
  already: (count: number) => (count === 1 ? '1 was there already.' : `${count} were there already.`),
  refused: (count: number) => (count === 1 ? '1 not done:' : `${count} not done:`),
  unknown: 'An order that no longer exists',
  anOrder: 'An order',
  illegalStep: (status: string) => `it’s now “${status}”, which doesn’t lead there`,
  verdicts: {
    done: 'done',
    already: 'was there already',
    being_cancelled: 'is being cancelled: open the order to undo that',
    tracking_needed: 'needs its courier and tracking number: tick it and choose “Ship as parcels”',
    owes: 'was changed and still owes money',
    recalled_batch: 'is packed with a recalled batch: take other jars first',
    not_found: 'not found',
    not_tried: 'no time left: do it again to go on',
  },
}

/** Packing slips and address labels. */
export const printing = {
  kinds: 'What to print',
  titles: {
    slip: 'Packing slip',
    label: 'Address labels, A4',
    'label-100x150': 'Address label, 100 × 150 mm',
  },
  hints: {
    slip: 'One page of A4 for each order.',
    label: 'Sheets of eight labels, 99.1 × 67.7 mm. Print at 100%, without margins.',
    'label-100x150': 'For label printers: one label a page, without margins.',
  },
  first: 'First free label on the sheet',
  collected: (count: number) =>
    count === 1
      ? '1 order is collected and needs no label.'
      : `${count} orders are collected and need no label.`,
  missing: (count: number) =>
    count === 1 ? '1 order wasn’t found and is left out.' : `${count} orders weren’t found and are left out.`,
  cards: (count: number) => (count === 1 ? 'Gift card, A6 PDF' : `${count} gift cards, A6 PDF`),
  gift: 'Gift',
  giftWithCard: 'Gift, with a card',
  to: 'For',
  from: 'From',
  items: 'Items',
  customerNote: 'The customer wrote',
  packed: 'Packed',
  quantity: 'Qty',
  product: 'Product',
  phone: (number: string) => `Tel. ${number}`,
  collects: 'Collects from the restaurant',
  batch: (quantity: number, code: string, day: string) => `${quantity} × batch ${code}, best before ${day}`,
  refunded: 'Refunded: don’t pack',
}

/** Texts about stock that unpaid orders hold. */
export const holds = {
  sum: (items: number, amount: string) =>
    `Unpaid orders hold ${items === 1 ? '1 item' : `${items} items`}, worth ${amount} with delivery.`,
  until: (items: number, when: string) => `Holds ${items === 1 ? '1 item' : `${items} items`} until ${when}`,
  release: 'Cancel and release',
  releaseOne: (number: string) => `Cancel and release ${number}`,
  releaseAll: (count: number) => `All ${count} of this customer`,
  releaseAllLike: (count: number, number: string) =>
    `All ${count} of this customer: cancel and release, like ${number}`,
}

/** Money that did not simply pay its order. */
export const attention = {
  late: 'Paid too late',
  wrong_amount: 'Wrong amount',
  paid_twice: 'Paid twice',
  owes_refund: 'Refund due',
}

export const attentionHints = {
  late: 'This came when the order was no longer waiting for it. It’s saved; contact the customer.',
  wrong_amount: 'The amount doesn’t match, so the order isn’t paid. It’s saved; contact the customer.',
  paid_twice: 'The order was already paid. This payment is saved; contact the customer.',
}

export const methods = {
  bank_transfer: 'Bank transfer',
  ...HOSTED_PROVIDERS,
  demo_card: 'Demo card',
  cash: 'Cash',
  card_machine: 'Card machine',
  voucher: 'Gift voucher',
  other: 'Other',
}
