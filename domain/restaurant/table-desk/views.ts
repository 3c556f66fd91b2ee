import { z } from 'zod'
import { cents, day, instant } from '#shared/kernel/view-fields.ts'
import {
  OCCASIONS,
  RESERVATION_SOURCES,
  RESERVATION_STATES,
  WAITLIST_STATES,
} from '#shared/restaurant/states.ts'
import { orderStatus } from '#domain/orders/orders/views.ts'

const period = { startsAt: instant, endsAt: instant }

export const dayReservation = z.object({
  id: z.uuid(),
  ...period,
  partySize: z.int(),
  status: z.enum(RESERVATION_STATES),
  source: z.enum(RESERVATION_SOURCES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  occasion: z.enum(OCCASIONS).nullable(),
  allergies: z.string(),
  wishes: z.string(),
  version: z.int(),
  tableIds: z.array(z.uuid()),
  depositCents: cents.describe('Was paid in advance, and comes off the bill.'),
  jars: z
    .array(z.object({ id: z.uuid(), number: z.string(), status: orderStatus }))
    .describe('Orders that are handed over at the table.'),
  /** True if the team has written something about the guest. */
  hasGuestNotes: z.boolean(),
})
export type DayReservation = z.infer<typeof dayReservation>

export const waitingParty = z.object({
  id: z.uuid(),
  fromAt: instant,
  untilAt: instant,
  partySize: z.int(),
  status: z.enum(WAITLIST_STATES),
  name: z.string(),
  phone: z.string(),
})
export type WaitingParty = z.infer<typeof waitingParty>

/** A day of service as the person at the door sees it. */
export const serviceDay = z.object({
  day,
  service: z
    .object({ ...period, pause: z.object(period).optional().describe('Between lunch and dinner.') })
    .optional()
    .describe('Absent if the restaurant is closed all day.'),
  note: z.string(),
  now: instant,
  today: day.describe('The day of service that it is now.'),
  guestsPerSlot: z.int().describe('So many guests may begin in one slot, by the rules for guests.'),
  guestsPerSlotBeforePause: z.int().describe('And before the pause, if the day has one.'),
  tables: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      area: z.string(),
      fewest: z.int(),
      most: z.int(),
      isActive: z.boolean(),
    }),
  ),
  reservations: z.array(dayReservation),
  closeOuts: z.array(z.object({ id: z.uuid(), tableId: z.uuid().nullable(), ...period, reason: z.string() })),
  waitlist: z.array(waitingParty),
})
export type ServiceDay = z.infer<typeof serviceDay>
