import { z } from 'zod'
import { LOCALES } from '#shared/kernel/locale.ts'
import { day, instant } from '#shared/kernel/view-fields.ts'
import { OCCASIONS, RESERVATION_SOURCES, RESERVATION_STATES } from '#shared/restaurant/states.ts'
import { depositView } from '../table-orders/views.ts'

/** A day that guests can ask for. */
export const bookableDay = z.object({ day, isOpen: z.boolean(), isFree: z.boolean() })
export type BookableDay = z.infer<typeof bookableDay>

/** A time at which a party could begin. */
export const slot = z.object({
  time: z.string().describe('Of day, in the restaurant, `19:30`.'),
  startsAt: instant,
  isFree: z.boolean(),
})
export type Slot = z.infer<typeof slot>

/** A reservation as its guest sees it. */
export const reservationView = z.object({
  day,
  startsAt: instant,
  endsAt: instant,
  partySize: z.int(),
  status: z.enum(RESERVATION_STATES),
  heldUntil: instant.nullable(),
  source: z.enum(RESERVATION_SOURCES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  occasion: z.enum(OCCASIONS).nullable(),
  allergies: z.string(),
  wishes: z.string(),
  locale: z.enum(LOCALES),
  canChange: z.boolean(),
  deposit: depositView.nullable().describe('What a large party pays in advance; null if it pays nothing.'),
  jars: z
    .array(
      z.object({
        number: z.string(),
        orderKey: z.string().nullable().describe('Only for the customer who placed the order.'),
      }),
    )
    .describe('Orders that are handed over at the table.'),
})
export type ReservationView = z.infer<typeof reservationView>
