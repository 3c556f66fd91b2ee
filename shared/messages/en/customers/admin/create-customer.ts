import type { Locale } from '../../../../kernel/locale.ts'

export const createCustomer = {
  title: 'Add a customer',
  text: 'For orders by phone or at the counter. The customer gets an email to set a password.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  language: 'Language of their emails',
  languages: { en: 'Emails in English', th: 'Emails in Thai' } satisfies Record<Locale, string>,
  submit: 'Add and invite',
  emailTaken: 'There’s already an account with this address.',
  invited: (email: string) => `Customer added. An invitation is on its way to ${email}.`,
}
