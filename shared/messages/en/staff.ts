import { fieldErrors } from './field-errors.ts'

/** What the people of the shop read: dashboard, set-up, and registering a customer. */
export const staff = {
  fieldErrors,
  working: 'One moment…',
  nav: { label: 'Staff', dashboard: 'Dashboard', createCustomer: 'New customer' },

  dashboard: {
    title: 'Admin Dashboard',
    greeting: (firstName: string) => `Good to see you, ${firstName}.`,
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
