export const orders = {
  title: 'Orders',
  shown: (count: number) => (count === 1 ? '1 order on this page' : `${count} orders on this page`),
  search: 'Number, name, email, phone or product',
  searchHint: (letters: number) =>
    `Type at least ${letters} letters. Fewer digits find the order whose number ends with them.`,
  status: 'Status',
  anyStatus: 'All',
  /** What has to be done. */
  queues: 'To do',
  queue: {
    to_pack: 'To pack',
    transfers: 'Transfers to check',
    money: 'Money to look at',
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
  deliveries: { courier: 'Courier', pickup: 'Collect' },
  province: 'Province',
  from: 'From',
  to: 'Until',
  notes: 'Staff notes',
  noted: 'With a staff note',
  noteCount: (count: number) => (count === 1 ? '1 staff note' : `${count} staff notes`),
  filteredBy: 'Filtered by',
  without: (filter: string) => `Remove filter: ${filter}`,
  none: 'No orders match.',
  pages: 'Pages of orders',
  order: 'Order',
  customer: 'Customer',
  payment: 'Payment',
  total: 'Total',
}

/** What orders keep of the stock until they are paid. */
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
  payfast: 'PayFast',
  paystack: 'Paystack',
  demo_card: 'Demo card',
  cash: 'Cash',
  card_machine: 'Card machine',
  other: 'Other',
}
