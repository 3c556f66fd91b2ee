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
import {
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  staffRead,
  staffWrite,
} from '../../endpoint.ts'
import { toProblem } from './to-problem.ts'

const VERSION = '`version` is the one that was read; if it has changed since, nothing happens.'

/** The day of service, for the team. Tables are set up on their page in the office. */
export const tableDeskEndpoints: Endpoint[] = [
  endpoint({
    ...staffRead,
    path: '/api/staff/reservations',
    summary: 'List a day of service',
    description: 'Its tables, reservations, close-outs and waitlist. For staff.',
    input: listServiceDayInput,
    response: serviceDay,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listServiceDay(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reservations',
    summary: 'Take a party at the door or on the phone',
    description:
      'At the best free table, or at those that you name. A `walk_in` sits down now, whatever `day` and `time` say. The rules for guests do not apply; no table is given twice. For staff.',
    input: recordPartyInput,
    response: createdId,
    successStatus: 201,
    problems: [...bodyProblems, 'no_table', 'not_found'],
    async run(ctx, input) {
      const result = await recordParty(ctx, input)
      return result.ok ? created({ id: result.id }) : toProblem(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reservations/{id}/states',
    summary: 'Say what became of a reservation',
    description: `Seated, finished, no-show, cancelled; and back, while the table is free. ${VERSION} For staff.`,
    input: setReservationStateInput,
    response: nothing,
    problems: [...bodyProblems, 'reservation_not_found', 'changed', 'wrong_state', 'no_table'],
    async run(ctx, input) {
      const result = await setReservationState(ctx, input)
      return result.ok ? ok({}) : toProblem(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reservations/{id}/moves',
    summary: 'Move a reservation to other tables, or another time of its day',
    description: `${VERSION} For staff.`,
    input: moveReservationInput,
    response: nothing,
    problems: [...bodyProblems, 'reservation_not_found', 'not_found', 'changed', 'has_ended', 'no_table'],
    async run(ctx, input) {
      const result = await moveReservation(ctx, input)
      return result.ok ? ok({}) : toProblem(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reservations/{id}/releases',
    summary: 'Cancel all that the guest of a reservation has to come',
    description:
      'Tables and places on the waitlist of the same account, contact or network address, this one included; each with its mail, and its deposit back. For staff.',
    input: releaseGuestInput,
    response: z.object({
      released: z.int().describe('How many tables and places on the waitlist were cancelled.'),
    }),
    problems: [...bodyProblems, 'reservation_not_found', 'wrong_state'],
    async run(ctx, input) {
      const result = await releaseGuest(ctx, input)
      return result.ok ? ok({ released: result.released }) : toProblem(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/close-outs',
    summary: 'Close a table, or all of them, for a part of a day',
    description:
      'Reservations in that time stay; how many is answered. With `isSure: false` nothing is closed while there are any. For staff.',
    input: closeOutInput,
    response: z.object({
      id: z.uuid(),
      standing: z.int().describe('Reservations in that time. They stay: call the guests.'),
    }),
    successStatus: 201,
    problems: [...bodyProblems, 'no_time', 'not_found', 'wrong_state'],
    async run(ctx, input) {
      const result = await closeOut(ctx, input)
      return result.ok ? created({ id: result.id, standing: result.standing.length }) : toProblem(result)
    },
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/close-outs/{id}/ends',
    summary: 'Open again what was closed',
    description: 'Done twice, it is done once. For staff.',
    input: endCloseOutInput,
    response: nothing,
    problems: bodyProblems,
    async run(ctx, input) {
      await endCloseOut(ctx, input)
      return ok({})
    },
  }),
]
