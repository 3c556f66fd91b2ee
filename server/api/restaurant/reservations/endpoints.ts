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
import { type Endpoint, get, nothing, post } from '../../endpoint.ts'
import { toRefusal } from './to-refusal.ts'

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
  get('/api/reservations/days', {
    for: 'anyone',
    summary: 'List the days that can be reserved',
    description:
      'From today, for a party of `partySize`: whether the restaurant is open, and whether a time is free.',
    input: listDaysInput,
    view: z.array(bookableDay),
    verb: listDays,
  }),
  get('/api/reservations/slots', {
    for: 'anyone',
    summary: 'List the times of a day',
    description:
      'All at which parties begin, and which of them are free to `partySize` guests. None: closed that day.',
    input: listSlotsInput,
    view: z.array(slot),
    verb: listSlots,
  }),
  post('/api/reservations/holds', {
    for: 'anyone',
    summary: 'Hold a table',
    description: `For five minutes; then confirm it. ${NEAREST} \`replaces\` is the key of what you hold already: it is given back.`,
    input: holdTableInput,
    view: heldTable,
    successStatus: 201,
    problems: ['no_table', 'too_many_holds', 'reservation_not_found', 'too_many_requests'],
    async verb(ctx, input) {
      const result = await holdTable(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/reservations/confirmations', {
    for: 'anyone',
    summary: 'Reserve the table that you hold',
    description: `Or the one that you were offered from the waitlist: then without \`contact\`. A hold that has run out gets the same time if there is still a table. Sent twice, it is one reservation. With the status \`awaiting_deposit\` the table is kept until the deposit is paid. ${NEAREST}`,
    input: confirmReservationInput,
    view: reservationView,
    problems: ['no_table', 'guest_limit', 'has_ended', 'reservation_not_found'],
    async verb(ctx, input) {
      const result = await confirmReservation(ctx, input)
      return result.ok ? getReservation(ctx, { key: input.key }) : toRefusal(result)
    },
  }),
  post('/api/reservations/waitlist', {
    for: 'anyone',
    summary: 'Wait for a table',
    description:
      'Of a day that is full, between two times. What becomes free is held for you, and a mail asks you to confirm it in time. The key of your place is in the mail that says you wait.',
    input: joinWaitlistInput,
    view: nothing,
    problems: ['nothing_to_wait_for', 'no_time', 'guest_limit', 'too_many_requests'],
    async verb(ctx, input) {
      const result = await joinWaitlist(ctx, input)
      return result.ok ? result : toRefusal(result)
    },
  }),
  post('/api/reservations/waitlist/withdrawals', {
    for: 'anyone',
    summary: 'Wait no longer',
    description: 'What was offered is given back. Done twice, it is done once.',
    input: guestKey,
    view: nothing,
    problems: ['reservation_not_found'],
    verb: leaveWaitlist,
  }),
  get('/api/reservations/{key}', {
    for: 'anyone',
    summary: 'Get your reservation',
    description: 'For whoever has its key.',
    input: guestKey,
    view: reservationView,
    problems: ['reservation_not_found'],
    verb: getReservation,
  }),
  post('/api/reservations/{key}/changes', {
    for: 'anyone',
    summary: 'Change your reservation',
    description: `To another time or size. If there is no table, it stays as it was. ${NEAREST}`,
    input: changeReservationInput,
    view: reservationView,
    problems: ['no_table', 'guest_limit', 'has_ended', 'deposit_needed', 'reservation_not_found'],
    async verb(ctx, input) {
      const result = await changeReservation(ctx, input)
      return result.ok ? getReservation(ctx, { key: input.key }) : toRefusal(result)
    },
  }),
  post('/api/reservations/{key}/cancellations', {
    for: 'anyone',
    summary: 'Cancel your reservation',
    description: 'Until it begins. Done twice, it is done once.',
    input: guestKey,
    view: reservationView,
    problems: ['has_ended', 'reservation_not_found'],
    async verb(ctx, input) {
      const result = await cancelReservation(ctx, input)
      return result.ok ? getReservation(ctx, input) : toRefusal(result)
    },
  }),
]
