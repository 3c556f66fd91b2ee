import { z } from 'zod'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  getReservation,
  holdTable,
  joinWaitlist,
  leaveWaitlist,
  listDays,
  listSlots,
} from '#domain/restaurant/reservations/index.ts'
import {
  changeReservationInput,
  confirmReservationInput,
  guestKey,
  holdTableInput,
  joinWaitlistInput,
  listDaysInput,
  listSlotsInput,
} from '#domain/restaurant/reservations/schemas.ts'
import { bookableDay, reservationView, slot } from '#domain/restaurant/reservations/views.ts'
import { instant } from '#shared/kernel/view-fields.ts'
import {
  bodyProblems,
  created,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  publicRead,
  publicWrite,
} from '../../endpoint.ts'
import { toProblem } from './to-problem.ts'

/** The answers depend on the hour: nothing is kept. */
const read = { ...publicRead, shows: undefined }
const write = { ...publicWrite, limit: 'forms' } as const
const NEAREST =
  'If there is no table, `why` says what is in the way, and `nearest` which times of that day are free.'

const heldTable = z.object({
  key: z
    .string()
    .describe('Of the guest’s own page, /reservations/{key}. Whoever has it can change and cancel.'),
  heldUntil: instant,
  startsAt: instant,
  endsAt: instant,
})

/** Guests reserve tables, and have the key of what they reserved. */
export const reservationEndpoints: Endpoint[] = [
  endpoint({
    ...read,
    path: '/api/reservations/days',
    summary: 'List the days that can be reserved',
    description:
      'From today, for a party of `partySize`: whether the restaurant is open, and whether a time is free.',
    input: listDaysInput,
    response: z.array(bookableDay),
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listDays(ctx, input)),
  }),
  endpoint({
    ...read,
    path: '/api/reservations/slots',
    summary: 'List the times of a day',
    description:
      'All at which parties begin, and which of them are free to `partySize` guests. None: closed that day.',
    input: listSlotsInput,
    response: z.array(slot),
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listSlots(ctx, input)),
  }),
  endpoint({
    ...write,
    path: '/api/reservations/holds',
    summary: 'Hold a table',
    description: `For five minutes; then confirm it. ${NEAREST} \`replaces\` is the key of what you hold already: it is given back.`,
    input: holdTableInput,
    response: heldTable,
    successStatus: 201,
    problems: [...bodyProblems, 'no_table', 'too_many_holds', 'reservation_not_found', 'too_many_requests'],
    async run(ctx, input) {
      const result = await holdTable(ctx, input)
      if (!result.ok) return toProblem(result)
      const { ok: _, ...held } = result
      return created(held)
    },
  }),
  endpoint({
    ...write,
    path: '/api/reservations/confirmations',
    summary: 'Reserve the table that you hold',
    description: `Or the one that you were offered from the waitlist: then without \`contact\`. A hold that has run out gets the same time if there is still a table. Sent twice, it is one reservation. With the status \`awaiting_deposit\` the table is kept until the deposit is paid. ${NEAREST}`,
    input: confirmReservationInput,
    response: reservationView,
    problems: [...bodyProblems, 'no_table', 'guest_limit', 'has_ended', 'reservation_not_found'],
    async run(ctx, input) {
      const result = await confirmReservation(ctx, input)
      return result.ok ? ok(await getReservation(ctx, { key: input.key })) : toProblem(result)
    },
  }),
  endpoint({
    ...write,
    path: '/api/reservations/waitlist',
    summary: 'Wait for a table',
    description:
      'Of a day that is full, between two times. What becomes free is held for you, and a mail asks you to confirm it in time. The key of your place is in the mail that says you wait.',
    input: joinWaitlistInput,
    response: nothing,
    problems: [...bodyProblems, 'nothing_to_wait_for', 'no_time', 'guest_limit', 'too_many_requests'],
    async run(ctx, input) {
      const result = await joinWaitlist(ctx, input)
      return result.ok ? ok({}) : toProblem(result)
    },
  }),
  endpoint({
    ...write,
    path: '/api/reservations/waitlist/withdrawals',
    summary: 'Wait no longer',
    description: 'What was offered is given back. Done twice, it is done once.',
    input: guestKey,
    response: nothing,
    problems: [...bodyProblems, 'reservation_not_found'],
    async run(ctx, input) {
      await leaveWaitlist(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...read,
    path: '/api/reservations/{key}',
    summary: 'Get your reservation',
    description: 'For whoever has its key.',
    input: guestKey,
    response: reservationView,
    problems: ['invalid_request', 'reservation_not_found'],
    run: async (ctx, input) => ok(await getReservation(ctx, input)),
  }),
  endpoint({
    ...write,
    path: '/api/reservations/{key}/changes',
    summary: 'Change your reservation',
    description: `To another time or size. If there is no table, it stays as it was. ${NEAREST}`,
    input: changeReservationInput,
    response: reservationView,
    problems: [
      ...bodyProblems,
      'no_table',
      'guest_limit',
      'has_ended',
      'deposit_needed',
      'reservation_not_found',
    ],
    async run(ctx, input) {
      const result = await changeReservation(ctx, input)
      return result.ok ? ok(await getReservation(ctx, { key: input.key })) : toProblem(result)
    },
  }),
  endpoint({
    ...write,
    path: '/api/reservations/{key}/cancellations',
    summary: 'Cancel your reservation',
    description: 'Until it begins. Done twice, it is done once.',
    input: guestKey,
    response: reservationView,
    problems: [...bodyProblems, 'has_ended', 'reservation_not_found'],
    async run(ctx, input) {
      const result = await cancelReservation(ctx, input)
      return result.ok ? ok(await getReservation(ctx, input)) : toProblem(result)
    },
  }),
]
