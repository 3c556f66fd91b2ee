import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'

/** Texts of the page for finding a lost order. */
export const findOrder = {
  title: 'Find my order',
  lead: 'Ordered without an account? We email you the link to your order again. It shows where it is, the invoice and how to pay.',
  number: 'Order number',
  numberHint: 'It starts with KROK. You’ll find it in every email about your order.',
  email: 'Email',
  emailHint: 'The one you ordered with.',
  submit: 'Email me the link',
  pending: 'One moment…',
  sent: 'Check your email',
  sentText: (email: string) =>
    `If there’s an order with this number and ${email}, its link is on the way. Nothing after five minutes? Check both, and your spam folder.`,
  wait: 'That’s many searches in a short time. Please try again in an hour.',
  signedIn: 'Your orders are in your account',
  haveAccount: 'Have an account?',
  signIn: 'Sign in to see all your orders',
  contact: 'Write to us',
  help: 'No longer have that email address?',
  fieldErrors: { ...fieldErrors, invalid: 'An order number looks like KROK-26-000123.' },
}

export type FindOrderMessages = typeof findOrder
