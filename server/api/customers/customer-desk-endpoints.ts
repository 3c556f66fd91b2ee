import {
  addCustomerNote,
  getStaffCustomer,
  listCustomers,
  lockAccount,
  resendInvitation,
  sendPasswordReset,
  unlockAccount,
  updateCustomer,
  withdrawConsent,
  withdrawInvitation,
} from '#domain/customers/customer-desk/index.ts'
import {
  aboutCustomerInput,
  addCustomerNoteInput,
  getStaffCustomerInput,
  listCustomersInput,
  updateCustomerInput,
} from '#domain/customers/customer-desk/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { customerList, staffCustomerView } from '#domain/customers/customer-desk/views.ts'
import { answerWith, type Endpoint, get, nothing, post } from '../endpoint.ts'

/** The person as they are now: what every change answers. */
const personNow = (ctx: Ctx, { customerId: id }: { customerId: string }) => getStaffCustomer(ctx, { id })

export const customerDeskEndpoints: Endpoint[] = [
  get('/api/staff/customers', {
    for: 'staff',
    summary: 'List the people with an account',
    description:
      'Customers and team, a page at a time: by a part of the name, email address or phone number, and by what is so of them. For staff.',
    input: listCustomersInput,
    view: customerList,
    verb: listCustomers,
  }),
  get('/api/staff/customers/{id}', {
    for: 'staff',
    summary: 'Get a person with their orders',
    description: 'With addresses, notes, consent and its history, and a page of their orders. For staff.',
    input: getStaffCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found'],
    verb: getStaffCustomer,
  }),
  post('/api/staff/customers/{customerId}', {
    for: 'staff',
    summary: 'Correct a person’s name, phone or language',
    description:
      'Send the `version` that it was made from. Neither password nor email address: only their owner proves those. For admins.',
    input: updateCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found', 'customer_changed'],
    async verb(ctx, input) {
      const result = await updateCustomer(ctx, input)
      return result.ok
        ? personNow(ctx, input)
        : { ok: false, reason: 'customer_changed', current: result.current }
    },
  }),
  post('/api/staff/customers/{customerId}/notes', {
    for: 'staff',
    summary: 'Leave a note on a customer',
    description:
      'For the team. It is part of what the customer gets when they ask for their data. For staff.',
    input: addCustomerNoteInput,
    view: staffCustomerView,
    problems: ['account_not_found'],
    verb: answerWith(addCustomerNote, personNow),
  }),
  post('/api/staff/customers/{customerId}/consent/withdrawals', {
    for: 'staff',
    summary: 'Stop the news for a customer',
    description: 'For somebody who asked staff to. Nobody can consent for somebody else. For staff.',
    input: aboutCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found'],
    verb: answerWith(withdrawConsent, personNow),
  }),
  post('/api/staff/customers/{customerId}/password-resets', {
    for: 'staff',
    summary: 'Send somebody a link to set a new password',
    description: 'As often as they could ask for it themselves. Staff never set a password. For staff.',
    input: aboutCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found', 'too_many_requests'],
    verb: answerWith(sendPasswordReset, personNow),
  }),
  post('/api/staff/customers/{customerId}/invitations', {
    for: 'staff',
    summary: 'Send an invitation again',
    description: 'To somebody whom staff registered and who has not set a password yet. For staff.',
    input: aboutCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found', 'not_invited', 'too_many_requests'],
    verb: answerWith(resendInvitation, personNow),
  }),
  post('/api/staff/customers/{customerId}/invitations/withdrawals', {
    for: 'staff',
    summary: 'Withdraw an invitation',
    description: 'Deletes the account, which nobody could use yet. For staff.',
    input: aboutCustomerInput,
    view: nothing,
    problems: ['account_not_found', 'not_invited', 'has_role'],
    verb: withdrawInvitation,
  }),
  post('/api/staff/customers/{customerId}/locks', {
    for: 'staff',
    summary: 'Lock an account',
    description:
      'They are signed out everywhere and cannot sign in until the account is unlocked. For admins who have confirmed their password.',
    input: aboutCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found', 'unconfirmed', 'own_account'],
    verb: answerWith(lockAccount, personNow),
  }),
  post('/api/staff/customers/{customerId}/unlocks', {
    for: 'staff',
    summary: 'Unlock an account',
    description: 'They can sign in again. For admins who have confirmed their password.',
    input: aboutCustomerInput,
    view: staffCustomerView,
    problems: ['account_not_found', 'unconfirmed'],
    verb: answerWith(unlockAccount, personNow),
  }),
]
