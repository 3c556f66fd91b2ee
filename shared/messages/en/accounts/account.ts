import { fieldErrors } from '../forms/field-errors.ts'

/** Texts for a signed-in customer: account, profile, orders and settings. */
export const account = {
  fieldErrors,
  nav: {
    label: 'Your account',
    account: 'Account',
    profile: 'Profile',
    orders: 'Orders',
    addresses: 'Addresses',
    reviews: 'Reviews',
    favourites: 'Favourites',
    settings: 'Settings',
  },

  overview: {
    title: 'Your account',
    greeting: (firstName: string) => (firstName ? `Hello, ${firstName}` : 'Hello'),
    lead: 'Your orders, your details and your settings, all in one place.',
    lastOrders: 'Recent orders',
    allOrders: 'All orders',
    tables: 'Your tables',
    table: (guests: number) => `Table for ${guests}`,
    tableStates: { over: 'over', cancelled: 'cancelled' },
    profileHint: 'Your name and phone number',
    addressesHint: 'Where we deliver to',
    toOrder: 'See the order',
    settingsHint: 'Language, password, your data',
  },
  signedOut: {
    title: 'Sign in to your account',
    text: 'See your orders, keep your cart on every device and update your details.',
    signIn: 'Sign in or create an account',
    guest: 'You can also order without an account.',
  },

  profile: {
    title: 'Profile',
    lead: 'What we call you, and how the courier can reach you.',
    email: 'Email',
    emailHint: 'You sign in with this address. It can’t be changed here.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'For questions about a delivery, e.g. 082 555 0142.',
    save: 'Save',
    saving: 'One moment…',
    memberSince: (date: string) => `Customer since ${date}`,
  },

  orders: {
    title: 'Your orders',
    lead: 'Newest first.',
    empty: 'No orders yet',
    emptyHint: 'Start with a paste. Dinner follows.',
    toShop: 'Shop now',
    order: 'Order',
    contents: (firstItem: string, more: number) =>
      more === 0 ? firstItem : more === 1 ? `${firstItem} and one more` : `${firstItem} and ${more} more`,
    all: 'All orders',
    pages: 'Pages of orders',
  },
}

export type AccountMessages = typeof account
