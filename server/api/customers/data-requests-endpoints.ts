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
import { type Endpoint, nothing, post } from '../endpoint.ts'

/** The same file as people download it from their own page. */
const exportedData = z.record(z.string(), z.unknown())

export const dataRequestEndpoints: Endpoint[] = [
  post('/api/staff/customers/{customerId}/exports', {
    for: 'admin',
    summary: 'Export what the shop knows about somebody',
    description:
      'For somebody with an account who asked for it. For admins who have confirmed their password.',
    input: exportCustomerInput,
    view: exportedData,
    problems: ['unconfirmed', 'account_not_found'],
    verb: exportCustomer,
  }),
  post('/api/staff/customers/{customerId}/erasures', {
    for: 'admin',
    summary: 'Erase somebody',
    description:
      'Deletes the account of somebody who asked for it; what the law requires of their orders is kept for its time. Send their address too, so that nobody is erased by a slip. For admins who have confirmed their password.',
    input: eraseCustomerInput,
    view: nothing,
    problems: ['unconfirmed', 'account_not_found', 'own_account', 'other_address'],
    verb: eraseCustomer,
  }),
  post('/api/staff/guests/searches', {
    for: 'admin',
    summary: 'Find a guest by their address',
    description:
      'What the shop has of somebody who ordered without an account. A POST, so that the address is in no log. For admins.',
    input: guestInput,
    view: guestView,
    verb: findGuest,
  }),
  post('/api/staff/guests/exports', {
    for: 'admin',
    summary: 'Export the orders of a guest',
    description:
      'For a guest who asked for them and has shown that the address is theirs. For admins who have confirmed their password.',
    input: guestInput,
    view: exportedData,
    problems: ['unconfirmed'],
    verb: exportGuest,
  }),
  post('/api/staff/guests/erasures', {
    for: 'admin',
    summary: 'Erase a guest',
    description:
      'Address, phone and note of their orders go as soon as those are finished, the rest when the law allows. For admins who have confirmed their password.',
    input: guestInput,
    view: z.object({ orders: z.int() }),
    problems: ['unconfirmed'],
    verb: eraseGuest,
  }),
]
