import { z } from 'zod'
import {
  eraseCustomer,
  eraseGuest,
  exportCustomer,
  exportGuest,
  findGuest,
} from '#domain/customers/data-requests/index.ts'
import {
  eraseCustomerInput,
  exportCustomerInput,
  guestInput,
} from '#domain/customers/data-requests/schemas.ts'
import { guestView } from '#domain/customers/data-requests/views.ts'
import {
  adminWrite,
  bodyProblems,
  confirmedProblems,
  endpoint,
  type Endpoint,
  nothing,
  ok,
} from '../endpoint.ts'

/** The same file as people download it from their own page. */
const exportedData = z.record(z.string(), z.unknown())

export const dataRequestEndpoints: Endpoint[] = [
  endpoint({
    ...adminWrite,
    path: '/api/staff/customers/{customerId}/exports',
    summary: 'Export what the shop knows about somebody',
    description:
      'For somebody with an account who asked for it. For admins who have confirmed their password.',
    input: exportCustomerInput,
    response: exportedData,
    problems: [...confirmedProblems, 'account_not_found'],
    async run(ctx, input) {
      return ok(await exportCustomer(ctx, input))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/customers/{customerId}/erasures',
    summary: 'Erase somebody',
    description:
      'Deletes the account of somebody who asked for it; what the law requires of their orders is kept for its time. Send their address too, so that nobody is erased by a slip. For admins who have confirmed their password.',
    input: eraseCustomerInput,
    response: nothing,
    problems: [...confirmedProblems, 'account_not_found', 'own_account', 'other_address'],
    async run(ctx, input) {
      const result = await eraseCustomer(ctx, input)
      return result.ok ? ok({}) : { problem: result.reason }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/searches',
    summary: 'Find a guest by their address',
    description:
      'What the shop has of somebody who ordered without an account. A POST, so that the address is in no log. For admins.',
    input: guestInput,
    response: guestView,
    problems: bodyProblems,
    run: async (ctx, input) => ok(await findGuest(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/exports',
    summary: 'Export the orders of a guest',
    description:
      'For a guest who asked for them and has shown that the address is theirs. For admins who have confirmed their password.',
    input: guestInput,
    response: exportedData,
    problems: confirmedProblems,
    async run(ctx, input) {
      return ok(await exportGuest(ctx, input))
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/erasures',
    summary: 'Erase a guest',
    description:
      'Address, phone and note of their orders go as soon as those are finished, the rest when the law allows. For admins who have confirmed their password.',
    input: guestInput,
    response: z.object({ orders: z.int() }),
    problems: confirmedProblems,
    async run(ctx, input) {
      return ok(await eraseGuest(ctx, input))
    },
  }),
]
