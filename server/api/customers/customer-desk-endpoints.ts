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
import type { Answer, Endpoint } from '../endpoint.ts'
import { bodyProblems, endpoint, nothing, ok, staffRead, staffWrite } from '../endpoint.ts'
import type { ProblemCode } from '../all-problems.ts'

/** The person as they are now: what every change answers. */
const personNow = async (ctx: Ctx, id: string): Promise<Answer> => ok(await getStaffCustomer(ctx, { id }))
const aboutProblems: ProblemCode[] = [...bodyProblems, 'account_not_found']
const about = { response: staffCustomerView, problems: aboutProblems }

export const customerDeskEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/customers',
    summary: 'List the people with an account',
    description:
      'Customers and team, a page at a time: by a part of the name, email address or phone number, and by what is so of them. For staff.',
    input: listCustomersInput,
    response: customerList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listCustomers(ctx, input)),
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/customers/{id}',
    summary: 'Get a person with their orders',
    description: 'With addresses, notes, consent and its history, and a page of their orders. For staff.',
    input: getStaffCustomerInput,
    response: staffCustomerView,
    problems: ['invalid_request', 'account_not_found'],
    run: async (ctx, input) => ok(await getStaffCustomer(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}',
    summary: 'Correct a person’s name, phone or language',
    description:
      'Send the `version` that it was made from. Neither password nor email address: only their owner proves those. For admins.',
    input: updateCustomerInput,
    problems: [...aboutProblems, 'customer_changed'],
    async run(ctx, input) {
      const result = await updateCustomer(ctx, input)
      return result.ok
        ? personNow(ctx, input.customerId)
        : { problem: 'customer_changed', details: { current: result.current } }
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/notes',
    summary: 'Leave a note on a customer',
    description:
      'For the team. It is part of what the customer gets when they ask for their data. For staff.',
    input: addCustomerNoteInput,
    async run(ctx, input) {
      await addCustomerNote(ctx, input)
      return personNow(ctx, input.customerId)
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/consent/withdrawals',
    summary: 'Stop the news for a customer',
    description: 'For somebody who asked staff to. Nobody can consent for somebody else. For staff.',
    input: aboutCustomerInput,
    async run(ctx, input) {
      await withdrawConsent(ctx, input)
      return personNow(ctx, input.customerId)
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/password-resets',
    summary: 'Send somebody a link to set a new password',
    description: 'As often as they could ask for it themselves. Staff never set a password. For staff.',
    input: aboutCustomerInput,
    problems: [...aboutProblems, 'too_many_requests'],
    async run(ctx, input) {
      const result = await sendPasswordReset(ctx, input)
      return result.ok ? personNow(ctx, input.customerId) : { problem: 'too_many_requests' }
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/invitations',
    summary: 'Send an invitation again',
    description: 'To somebody whom staff registered and who has not set a password yet. For staff.',
    input: aboutCustomerInput,
    problems: [...aboutProblems, 'not_invited', 'too_many_requests'],
    async run(ctx, input) {
      const result = await resendInvitation(ctx, input)
      if (result.ok) return personNow(ctx, input.customerId)
      return { problem: result.reason === 'wait' ? 'too_many_requests' : result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/customers/{customerId}/invitations/withdrawals',
    summary: 'Withdraw an invitation',
    description: 'Deletes the account, which nobody could use yet. For staff.',
    input: aboutCustomerInput,
    response: nothing,
    problems: [...aboutProblems, 'not_invited', 'has_role'],
    async run(ctx, input) {
      const result = await withdrawInvitation(ctx, input)
      return result.ok ? ok({}) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/locks',
    summary: 'Lock an account',
    description:
      'They are signed out everywhere and cannot sign in until the account is unlocked. For admins who have confirmed their password.',
    input: aboutCustomerInput,
    problems: [...aboutProblems, 'unconfirmed', 'own_account'],
    async run(ctx, input) {
      const result = await lockAccount(ctx, input)
      return result.ok ? personNow(ctx, input.customerId) : { problem: result.reason }
    },
  }),
  endpoint({
    ...staffWrite,
    ...about,
    path: '/api/staff/customers/{customerId}/unlocks',
    summary: 'Unlock an account',
    description: 'They can sign in again. For admins who have confirmed their password.',
    input: aboutCustomerInput,
    problems: [...aboutProblems, 'unconfirmed'],
    async run(ctx, input) {
      await unlockAccount(ctx, input)
      return personNow(ctx, input.customerId)
    },
  }),
]
