import { fieldErrors } from './field-errors.ts'

/** What the people of the shop read: dashboard, orders, set-up, and registering a customer. */
export const staff = {
  fieldErrors,
  working: 'One moment…',
  nav: { label: 'Staff', dashboard: 'Dashboard', orders: 'Orders', createCustomer: 'New customer' },

  dashboard: {
    title: 'Admin Dashboard',
    greeting: (firstName: string) => `Good to see you, ${firstName}.`,
    orders: 'Orders',
    ordersHint: 'Pack, ship and cancel; record the transfers that have arrived.',
    customers: 'Register a customer',
    customersHint: 'For orders by phone or at the counter. They get a mail to set a password.',
  },
  roles: { admin: 'Admin', moderator: 'Moderator' },
  roleHints: {
    admin: 'The daily work, and who is in the team',
    moderator: 'The daily work of the shop',
  },
  team: {
    title: 'Team',
    hint: 'Who may do more than buy. Every change is written down.',
    person: 'Name',
    email: 'Email',
    roles: 'Roles',
    take: 'Take away',
    takeOne: (role: string, name: string) => `Take away: ${role}, ${name}`,
    giveTitle: 'Give a role',
    giveHint: 'To somebody who has an account already.',
    role: 'Role',
    give: 'Give role',
    noSuchAccount: 'Account not found. Please check your email address or create a new account.',
    lastAdmin: 'This is the last admin. Please make somebody else an admin first.',
  },

  orders: {
    title: 'Orders',
    count: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    search: 'Number, name or email',
    status: 'Status',
    anyStatus: 'All',
    show: 'Show',
    showAll: 'Show all orders',
    none: 'No order fits this.',
    pages: 'Pages of orders',
    order: 'Order',
    customer: 'Customer',
    payment: 'Payment',
    total: 'Total',
  },
  /** Money that did not simply pay its order. */
  attention: {
    late: 'Paid too late',
    wrong_amount: 'Wrong amount',
    paid_twice: 'Paid twice',
  },
  attentionHints: {
    late: 'This came when the order no longer waited for it. It is saved; please talk to the customer.',
    wrong_amount:
      'This is not the amount of the order, so it did not pay it. It is saved; please talk to the customer.',
    paid_twice: 'The order had been paid already. It is saved; please talk to the customer.',
  },
  methods: { bank_transfer: 'Bank transfer', demo_card: 'Demo card' },

  order: {
    all: 'All orders',
    title: (number: string) => `Order ${number}`,
    method: 'Paid by',
    lines: 'What was ordered',
    next: 'Next step',
    otherSteps: 'Other steps',
    over: 'This order is finished.',
    steps: {
      confirmed: 'Confirm the order',
      processing: 'Start packing',
      shipped: 'Mark as shipped',
      delivered: 'Mark as delivered',
      cancelled: 'Cancel the order',
      returned: 'Record the return',
    },
    pickupSteps: { shipped: 'Mark as ready to collect', delivered: 'Mark as collected' },
    stepHints: {
      confirmed: 'Has a transfer arrived? Then please record it instead: that confirms the order as well.',
      shipped: 'The customer gets an email.',
      cancelled:
        'The jars go back on the shelf and the customer gets an email. Money that has been paid is not sent back by itself.',
    },
    reason: 'Why',
    reasonHint: 'Only staff see this.',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    trackingLink: 'Tracking link',
    trackingLinkHint: 'Begins with https://',
    illegalStep: (from: string, allowed: string) =>
      `The order is “${from}” by now. From there it can become: ${allowed}. Please load the page again.`,
    illegalLastStep: (from: string) =>
      `The order is “${from}” by now, and nothing follows that. Please load the page again.`,
    trackingNeeded: 'Please give carrier and tracking number, so that the customer can follow the parcel.',

    payments: 'Payments',
    noPayments: 'No money has arrived yet.',
    transfer: 'Record a bank transfer',
    transferHint:
      'The full amount confirms the order. Anything else is saved, too, and marked for you to look at.',
    reference: 'Reference',
    referenceHint: 'As the bank shows it. Each one can be recorded once.',
    amount: 'Amount in rand',
    amountHint: 'E.g. 349.50',
    record: 'Record payment',
    referenceTaken: 'A transfer with this reference has been recorded already.',

    history: 'History',
    subjects: { order: 'Order', payment: 'Payment' },
    by: (who: string) => `by ${who}`,
    actors: { visitor: 'a guest', customer: 'the customer', staff: 'staff', shop: 'the shop itself' },

    hide: 'Delete this order',
    hideHint:
      'It disappears from every list, for the customer, too. What tax law needs is kept, and it is written down that you did it. This cannot be undone here.',
    hideNow: 'Yes, delete the order',
  },

  setup: {
    title: 'Set up the shop',
    text: 'This shop has no admin yet. Whoever holds the set-up token becomes the first one.',
    token: 'Set-up token',
    tokenHint: 'The server printed it when it started. It works once.',
    submit: 'Become admin',
    wrong: 'This is not the set-up token. Please copy it once more from what the server printed.',
  },

  createCustomer: {
    title: 'New customer',
    text: 'For orders by phone or at the counter. The customer gets a mail to set a password.',
    email: 'Email',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    language: 'Language of their mails',
    english: 'Mails in English',
    thai: 'Mails in Thai',
    submit: 'Register and invite',
    emailTaken: 'There is an account with this address already.',
    invited: (email: string) => `Registered. An invitation is on its way to ${email}.`,
  },
}

export type StaffMessages = typeof staff
