import {
  eraseCustomer,
  eraseGuest,
  exportCustomer,
  exportGuest,
  findGuest,
} from '#domain/data-requests/index.ts'
import {
  eraseCustomerInput,
  exportCustomerInput,
  findGuestInput,
  guestRequestInput,
} from '#domain/data-requests/schemas.ts'
import { adminWrite, bodyProblems, endpoint, type Endpoint, nothing, ok } from '../endpoint.ts'
import type { ProblemCode } from '../problems.ts'
import { erasedGuestResponse, exportResponse, guestResponse } from './responses.ts'

const withPassword: ProblemCode[] = [...bodyProblems, 'wrong_password', 'too_many_requests']
/** Somebody who tries passwords has to wait. */
const problemOf = <Reason extends string>(reason: Reason) =>
  (reason === 'wait' ? 'too_many_requests' : reason) as Exclude<Reason, 'wait'> | 'too_many_requests'

export const dataRequestEndpoints: Endpoint[] = [
  endpoint({
    ...adminWrite,
    path: '/api/staff/customers/{customerId}/exports',
    summary: 'Export what the shop knows about somebody',
    description:
      'For somebody with an account who asked for it. For admins, who give their own password again.',
    input: exportCustomerInput,
    response: exportResponse,
    problems: [...withPassword, 'account_not_found'],
    async run(ctx, input) {
      const result = await exportCustomer(ctx, input)
      return result.ok ? ok(result.data) : { problem: problemOf(result.reason) }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/customers/{customerId}/erasures',
    summary: 'Erase somebody',
    description:
      'Deletes the account of somebody who asked for it; what tax law requires of their orders is kept for its time. Send their address too, so that nobody is erased by a slip. For admins, who give their own password again.',
    input: eraseCustomerInput,
    response: nothing,
    problems: [...withPassword, 'account_not_found', 'own_account', 'other_address'],
    async run(ctx, input) {
      const result = await eraseCustomer(ctx, input)
      return result.ok ? ok({}) : { problem: problemOf(result.reason) }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/searches',
    summary: 'Find a guest by their address',
    description:
      'What the shop has of somebody who ordered without an account. A POST, so that the address is in no log. For admins.',
    input: findGuestInput,
    response: guestResponse,
    problems: bodyProblems,
    run: async (ctx, input) => ok(await findGuest(ctx, input)),
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/exports',
    summary: 'Export the orders of a guest',
    description:
      'For a guest who asked for them and has shown that the address is theirs. For admins, who give their own password again.',
    input: guestRequestInput,
    response: exportResponse,
    problems: withPassword,
    async run(ctx, input) {
      const result = await exportGuest(ctx, input)
      return result.ok ? ok(result.data) : { problem: problemOf(result.reason) }
    },
  }),
  endpoint({
    ...adminWrite,
    path: '/api/staff/guests/erasures',
    summary: 'Erase a guest',
    description:
      'Address, phone and note of their orders go as soon as those are finished, the rest when tax law allows. For admins, who give their own password again.',
    input: guestRequestInput,
    response: erasedGuestResponse,
    problems: withPassword,
    async run(ctx, input) {
      const result = await eraseGuest(ctx, input)
      return result.ok ? ok({ orders: result.orders }) : { problem: problemOf(result.reason) }
    },
  }),
]
