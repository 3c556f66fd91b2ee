/** Texts of the page of account settings. */
export const accountSettings = {
  title: 'Settings',
  lead: 'Your language, how you sign in and the data we keep.',
  save: 'Save',
  saving: 'One moment…',
  language: {
    title: 'Language',
    hint: 'For pages, and for the emails we send you.',
    en: 'Pages and emails in English',
    th: 'Pages and emails in Thai',
  },
  currency: {
    title: 'Currency',
    hint: 'For display only. Orders are charged in South African rand.',
    label: 'Show prices in',
  },
  mails: {
    title: 'Emails from the kitchen',
    hint: 'Only what you choose. Emails about orders come either way.',
  },
  password: {
    title: 'Password',
    hint: 'We email you a code. Your new password works once you’ve entered it, and all your other devices are signed out.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change password',
    wrong: 'That’s not your current password.',
  },
  sessions: {
    title: 'Where you’re signed in',
    hint: 'If you don’t recognise a device, sign it out and change your password.',
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
    title: 'Your data',
    hint: 'Everything we keep about you: profile, orders, cart and sessions.',
    download: 'Download your data (JSON)',
  },
  deletion: {
    title: 'Delete account',
    hint: 'Deletes your account and everything that belongs only to it.',
    open: 'I want to delete my account',
    goes: 'Your profile, password, cart and sessions are deleted right away.',
    stays:
      'The law requires us to keep your orders for seven years: what was ordered, name, address and amounts.',
    openOrders:
      'Open orders are still delivered. Their email address, phone number and note are deleted once they’re done.',
    final: 'You can’t undo this.',
    password: 'Your password',
    submit: 'Delete my account',
    wrong: 'That’s not your password.',
    lastAdmin: 'You’re the last admin of this shop. Make someone else an admin first.',
  },
}

export type AccountSettingsMessages = typeof accountSettings
