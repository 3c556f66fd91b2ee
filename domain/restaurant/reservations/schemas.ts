import { z } from 'zod'
import type { tableWaitlist } from '#database/schema/index.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { OCCASIONS } from '#shared/restaurant/states.ts'
import {
  emailAddress,
  line,
  optionalLine,
  phoneNumber,
  requiredOr,
  sealedId,
} from '#shared/kernel/validation.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'
import type { GuestRefusal } from '../guests/schemas.ts'
import { day, type NoTable, partySize, time } from '../seating/schemas.ts'
import type { ReservationView, Slot } from './views.ts'

/** From an address it comes as text. */
const partySizeAsked = z.coerce
  .number({ error: requiredOr('not_a_whole_number') })
  .int('not_a_whole_number')
  .min(1, 'out_of_range')
  .max(1_000, 'out_of_range')

export const listSlotsInput = z.strictObject({ day, partySize: partySizeAsked })
export const listDaysInput = z.strictObject({ partySize: partySizeAsked })
export type ListSlotsInput = z.infer<typeof listSlotsInput>

export const findTimesInput = z.strictObject({
  day: day.optional(),
  partySize,
  /** The key of the reservation that would move: its own tables are free to it. */
  key: sealedId.optional(),
})
export type FindTimesInput = z.infer<typeof findTimesInput>

/** The times that a guest can choose from. */
export type Times = {
  day: string
  partySize: number
  /** Times that are free or taken, without those that are over or too soon. */
  slots: Pick<Slot, 'time' | 'isFree'>[]
  /** The reason why none is free. */
  reason?: NoTable['reason']
  /** If none is: the days near it that have one. */
  nearestDays: string[]
  /** The week that begins today. */
  week: { day: string; state: DayState }[]
}

/** `few`: a handful of times at most; `over`: it is too late for the last. */
export type DayState = 'free' | 'few' | 'full' | 'closed' | 'over'

/** Times that are offered before anybody asks. None: no day has any, and `day` is today. */
export type NextTimes = Pick<Times, 'day'> & {
  isToday: boolean
  /** All of them are. */
  isEvening: boolean
  times: string[]
  /** The reason why none is today. */
  whyNotToday: Times['reason']
}

export const holdTableInput = z.strictObject({
  day,
  time,
  partySize,
  language: z.enum(LOCALES),
  /** The key of what the same browser holds already; it is given back. */
  replaces: sealedId.optional(),
})
export type HoldTableInput = z.infer<typeof holdTableInput>

export type HoldTableResult =
  | { ok: true; key: string; heldUntil: Date; startsAt: Date; endsAt: Date }
  | NoTable
  | { ok: false; reason: 'too_many_holds' }
  | ({ ok: false } & Wait)

/** `ran_out`: its time is over; `longer_once`: it has been made longer already. */
export type HoldTableLongerResult =
  | { ok: true; heldUntil: Date }
  | { ok: false; reason: 'ran_out' | 'ended' | 'longer_once' }

/** A table that a guest held while they filled the form. */
export type HeldTable = {
  key: string
  day: string
  time: string
  partySize: number
  /** Null when its time has run out. */
  heldUntil: Date | null
  /** It may be held for as long again. */
  mayBeLonger: boolean
}

/** Facts for the kitchen and the table. */
const forTheMeal = {
  occasion: z.enum(OCCASIONS, 'unknown_value').optional(),
  allergies: optionalLine(300),
  wishes: optionalLine(500),
}
const contact = z.strictObject({
  name: line(80),
  email: emailAddress,
  phone: phoneNumber,
  ...forTheMeal,
})

export const confirmReservationInput = z.strictObject({
  key: sealedId,
  /** Absent for an offer from the waitlist. */
  contact: contact.optional(),
})
export type ConfirmReservationInput = z.infer<typeof confirmReservationInput>
export type ConfirmReservationResult =
  /** With `deposit` the table is kept only until that order is paid. */
  | { ok: true; id: string; deposit?: { orderKey: string } }
  | { ok: false; reason: 'ended' }
  | GuestRefusal
  | NoTable

/** The key in a guest's links: of a reservation, or of a place on the waitlist. */
export const guestKey = z.strictObject({ key: sealedId })

export const changeReservationInput = z.strictObject({ key: sealedId, day, time, partySize })
export type ChangeReservationInput = z.infer<typeof changeReservationInput>
export type ChangeReservationResult =
  /** `deposit_needed`: a party of that size pays one, which a change cannot. */
  | { ok: true }
  | { ok: false; reason: 'ended' | 'begun' }
  | { ok: false; reason: 'deposit_needed' }
  | GuestRefusal
  | NoTable

export const changeWishesInput = guestKey.extend(forTheMeal)
export type ChangeWishesInput = z.infer<typeof changeWishesInput>
export type ChangeWishesResult = { ok: true } | { ok: false; reason: 'ended' | 'begun' }

export type CancelReservationResult = { ok: true } | { ok: false; reason: 'ended' | 'begun' }

/** A customer's reservation in a list. `key` opens its page. */
export type MyReservation = { key: string } & Pick<ReservationView, 'startsAt' | 'partySize' | 'status'>

/** A place on the waitlist as its guest sees it. */
export type WaitlistView = Pick<
  typeof tableWaitlist.$inferSelect,
  'day' | 'fromAt' | 'untilAt' | 'partySize' | 'status' | 'name' | 'email'
> & {
  /** Opens the table that was offered or taken. */
  reservationKey?: string
}

export const joinWaitlistInput = z.strictObject({
  day,
  /** The first and the last time at which the party would begin. */
  from: time,
  until: time,
  partySize,
  language: z.enum(LOCALES),
  ...contact.pick({ name: true, email: true, phone: true }).shape,
})
export type JoinWaitlistInput = z.infer<typeof joinWaitlistInput>
export type JoinWaitlistResult =
  /** The key is mailed. */
  | { ok: true }
  | { ok: false; reason: 'there_is_room'; nearest: string[] }
  | { ok: false; reason: 'no_time' }
  | GuestRefusal
  | ({ ok: false } & Wait)
