import { fieldErrors } from './field-errors.ts'

/** What a signed-in customer reads: account, profile, orders and settings. */
export const account = {
  fieldErrors,
  nav: {
    label: 'Your account',
    account: 'Account',
    profile: 'Profile',
    orders: 'Orders',
    settings: 'Settings',
  },

  overview: {
    title: 'Your account',
    greeting: (firstName: string) => `Hello, ${firstName}`,
    lead: 'Your orders, your details and your settings, all in one place.',
    lastOrders: 'Your last orders',
    allOrders: 'All orders',
    profileHint: 'Your name and phone number',
    ordersHint: 'Everything you have ordered',
    settingsHint: 'Language, password, your data',
  },
  signedOut: {
    title: 'Please sign in',
    text: 'With your account you see your orders, keep your cart on every device and change your details.',
    signIn: 'Sign in or create an account',
    guest: 'You can also order without an account.',
  },

  profile: {
    title: 'Profile',
    lead: 'How we address you, and how the courier reaches you.',
    email: 'Email',
    emailHint: 'You sign in with this address. It cannot be changed here.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    phoneHint: 'For questions about a delivery, e.g. 082 555 0142.',
    save: 'Save',
    memberSince: (date: string) => `Customer since ${date}`,
  },

  orders: {
    title: 'Your orders',
    lead: 'The newest first.',
    empty: 'No orders yet',
    emptyHint: 'Start with a paste. Dinner follows.',
    toShop: 'Go to the shop',
    order: 'Order',
    contents: (firstItem: string, more: number) =>
      more === 0 ? firstItem : more === 1 ? `${firstItem} and one more` : `${firstItem} and ${more} more`,
    all: 'All orders',
    pages: 'Pages of orders',
  },

  settings: {
    title: 'Settings',
    lead: 'How the shop speaks to you, how you sign in, and what we keep.',
    save: 'Save',
    saving: 'One moment…',
    language: {
      title: 'Language',
      hint: 'For the pages, and for the mails we send you.',
      en: 'Pages and mails in English',
      th: 'Pages and mails in Thai',
    },
    currency: {
      title: 'Currency',
      hint: 'Only for looking. Orders are charged in South African rand.',
      label: 'Show prices in',
    },
    marketing: {
      title: 'News from the kitchen',
      hint: 'Only if you like. Mails about your orders come either way.',
      label: 'Write to me about recipes, events and new products',
      meaning:
        'We use your email address for this and pass it to nobody. You can take it back here at any time.',
    },
    password: {
      title: 'Password',
      hint: 'We mail you a code. The new password counts once you have entered it; all your other devices are then signed out.',
      current: 'Current password',
      new: 'New password',
      submit: 'Change password',
      wrong: 'This is not your current password.',
    },
    sessions: {
      title: 'Where you are signed in',
      hint: 'If you do not know one of these devices, sign it out and change your password.',
      thisOne: 'This device',
      unknown: 'Unknown device',
      started: (date: string) => `Signed in ${date}`,
      seen: (date: string) => `Last used ${date}`,
      end: 'Sign out',
      endOne: (device: string, started: string) => `Sign out ${device}, signed in ${started}`,
      everywhere: 'Sign out everywhere',
      everywhereHint: 'This device too. Your cart stays in your account.',
    },
    data: {
      title: 'My data',
      hint: 'Everything we keep about you: profile, orders, cart and sessions.',
      download: 'Download my data (JSON)',
    },
    deletion: {
      title: 'Delete account',
      hint: 'Your account goes, and what only the account needed.',
      open: 'I want to delete my account',
      goes: 'Your profile, password, cart and sessions are deleted at once.',
      stays: 'Tax law has us keep your orders for five years: what was ordered, name, address and amounts.',
      openOrders:
        'Orders that are under way are still delivered. Their email address, phone number and note go once they are done.',
      final: 'This cannot be undone.',
      password: 'Your password',
      submit: 'Delete my account',
      wrong: 'This is not your password.',
      lastAdmin: 'You are the last admin of this shop. Please make somebody else an admin first.',
    },
  },
}

export type AccountMessages = typeof account
