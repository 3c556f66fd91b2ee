import { z } from 'zod'
import {
  closeOut,
  endCloseOut,
  listServiceDay,
  moveReservation,
  recordParty,
  releaseGuest,
  setReservationState,
} from '#domain/restaurant/table-desk/index.ts'
import {
  closeOutInput,
  endCloseOutInput,
  listServiceDayInput,
  moveReservationInput,
  recordPartyInput,
  releaseGuestInput,
  setReservationStateInput,
} from '#domain/restaurant/table-desk/schemas.ts'
import { serviceDay } from '#domain/restaurant/table-desk/views.ts'
import { createdId } from '../../envelopes.ts'
import { type Endpoint, get, nothing, post } from '../../endpoint.ts'
import { toRefusal } from './to-refusal.ts'

const VERSION = '`version` is the one that was read; if it has changed since, nothing happens.'

/** The day of service, for the team. Tables are set up on their page in the office. */
export const tableDeskEndpoints: Endpoint[] = [
  get('/api/staff/reservations', {
    for: 'staff',
    summary: 'List a day of service',
    description: 'Its tables, reservations, close-outs and waitlist. For staff.',
    input: listServiceDayInput,
    view: serviceDay,
    verb: listServiceDay,
  }),
  post('/api/staff/reservations', {
    for: 'staff',
    summary: 'Take a party at the door or on the phone',
    description:
      'At the best free table, or at those that you name. A `walk_in` sits down now, whatever `day` and `time` say. The rules for guests do not apply; no table is given twice. For staff.',
    input: recordPartyInput,
    view: createdId,
    successStatus: 201,
    problems: ['no_table', 'not_found'],
    async verb(ctx, input) {
      const result = await recordParty(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/staff/reservations/{id}/states', {
    for: 'staff',
    summary: 'Say what became of a reservation',
    description: `Seated, finished, no-show, cancelled; and back, while the table is free. ${VERSION} For staff.`,
    input: setReservationStateInput,
    view: nothing,
    problems: ['reservation_not_found', 'changed', 'wrong_state', 'no_table'],
    async verb(ctx, input) {
      const result = await setReservationState(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/staff/reservations/{id}/moves', {
    for: 'staff',
    summary: 'Move a reservation to other tables, or another time of its day',
    description: `${VERSION} For staff.`,
    input: moveReservationInput,
    view: nothing,
    problems: ['reservation_not_found', 'not_found', 'changed', 'has_ended', 'no_table'],
    async verb(ctx, input) {
      const result = await moveReservation(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/staff/reservations/{id}/releases', {
    for: 'staff',
    summary: 'Cancel all that the guest of a reservation has to come',
    description:
      'Tables and places on the waitlist of the same account, contact or network address, this one included; each with its mail, and its deposit back. For staff.',
    input: releaseGuestInput,
    view: z.object({
      released: z.int().describe('How many tables and places on the waitlist were cancelled.'),
    }),
    problems: ['reservation_not_found', 'wrong_state'],
    async verb(ctx, input) {
      const result = await releaseGuest(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/staff/close-outs', {
    for: 'staff',
    summary: 'Close a table, or all of them, for a part of a day',
    description:
      'Reservations in that time stay; how many is answered. With `isSure: false` nothing is closed while there are any. For staff.',
    input: closeOutInput,
    view: z.object({
      id: z.uuid(),
      standing: z.int().describe('Reservations in that time. They stay: call the guests.'),
    }),
    successStatus: 201,
    problems: ['no_table', 'no_time', 'not_found', 'wrong_state'],
    async verb(ctx, input) {
      const result = await closeOut(ctx, input)
      return result.ok ? { id: result.id, standing: result.standing.length } : toRefusal(result)
    },
  }),
  post('/api/staff/close-outs/{id}/ends', {
    for: 'staff',
    summary: 'Open again what was closed',
    description: 'Done twice, it is done once. For staff.',
    input: endCloseOutInput,
    view: nothing,
    verb: endCloseOut,
  }),
]
