export const working = 'One moment…'

export const nav = {
  label: 'Office',
  sections: 'Sections of the office',
  most: 'Used most',
  toShop: 'Go to the shop',
  paymentNotifications: 'Payment notifications',
  createCustomer: 'Add customer',
}

/** Shown to moderators who ask for a page that is not theirs. */
export const adminsOnly = {
  title: 'This page is for admins',
  text: 'Your role doesn’t open it. If you need it for your work, ask an admin.',
  back: 'Back to Today',
}

/** Shown when a form wants one’s own password first. */
export const ownPassword = {
  title: 'Is it you?',
  hint: 'Type your own password to go on. We won’t ask again for ten minutes.',
  password: 'Your own password',
  wrong: 'That’s not your password.',
  submit: 'Confirm and continue',
}
