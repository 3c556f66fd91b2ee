import { z } from 'zod'
import type { ReservationView, Slot } from '#domain/restaurant/reservations/schemas.ts'
import type { BookableDay } from '#domain/restaurant/reservations/index.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/index.ts'
import { DEPOSIT_STATES } from '#domain/restaurant/table-orders/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import {
  OCCASIONS,
  RESERVATION_SOURCES,
  RESERVATION_STATES,
  WAITLIST_STATES,
} from '#shared/restaurant/states.ts'
import { orderStatus } from '../../orders/orders/responses.ts'
import { cents, day, instant } from '../../response-fields.ts'

const time = z.string().describe('Of day, in the restaurant, `19:30`.')
const period = { startsAt: instant, endsAt: instant }
const key = z
  .string()
  .describe('Of the guest’s own page, /reservations/{key}. Whoever has it can change and cancel.')

export const daysResponse = z.array(
  z.object({ day, isOpen: z.boolean(), isFree: z.boolean() }) satisfies z.ZodType<BookableDay>,
)

export const slotsResponse = z.array(
  z.object({ time, startsAt: instant, isFree: z.boolean() }) satisfies z.ZodType<Slot>,
)

export const holdResponse = z.object({ key, heldUntil: instant, ...period })

const guest = {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  occasion: z.enum(OCCASIONS).nullable(),
  allergies: z.string(),
  wishes: z.string(),
}

export const reservationResponse = z.object({
  day,
  ...period,
  partySize: z.int(),
  status: z.enum(RESERVATION_STATES),
  heldUntil: instant.nullable(),
  source: z.enum(RESERVATION_SOURCES),
  ...guest,
  locale: z.enum(LOCALES),
  canChange: z.boolean(),
  deposit: z
    .object({
      state: z.enum(DEPOSIT_STATES).describe('`due`: pay it on /order/{orderKey}, or the table is lost.'),
      cents,
      orderKey: z.string().nullable(),
      payBy: instant.nullable(),
      refundUntil: instant.describe('Who cancels before this gets it back.'),
      isRefundedNow: z.boolean(),
    })
    .nullable()
    .describe('What a large party pays in advance; null if it pays nothing.'),
  jars: z
    .array(
      z.object({
        number: z.string(),
        orderKey: z.string().nullable().describe('Only for the customer who placed the order.'),
      }),
    )
    .describe('Orders that are handed over at the table.'),
}) satisfies z.ZodType<ReservationView>

export const serviceDayResponse = z.object({
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
  reservations: z.array(
    z.object({
      id: z.uuid(),
      ...period,
      partySize: z.int(),
      status: z.enum(RESERVATION_STATES),
      source: z.enum(RESERVATION_SOURCES),
      ...guest,
      version: z.int(),
      tableIds: z.array(z.uuid()),
      depositCents: cents.describe('Was paid in advance, and comes off the bill.'),
      jars: z
        .array(z.object({ id: z.uuid(), number: z.string(), status: orderStatus }))
        .describe('Orders that are handed over at the table.'),
      hasGuestNotes: z.boolean(),
    }),
  ),
  closeOuts: z.array(z.object({ id: z.uuid(), tableId: z.uuid().nullable(), ...period, reason: z.string() })),
  waitlist: z.array(
    z.object({
      id: z.uuid(),
      fromAt: instant,
      untilAt: instant,
      partySize: z.int(),
      status: z.enum(WAITLIST_STATES),
      name: z.string(),
      phone: z.string(),
    }),
  ),
}) satisfies z.ZodType<Omit<ServiceDay, 'service'> & { service?: ServiceDay['service'] }>

export const releaseGuestResponse = z.object({
  released: z.int().describe('How many tables and places on the waitlist were cancelled.'),
})

export const closeOutResponse = z.object({
  id: z.uuid(),
  standing: z.int().describe('Reservations in that time. They stay: call the guests.'),
})
