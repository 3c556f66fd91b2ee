import { z } from 'zod'
import type { restaurantTables } from '#database/schema/index.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { OCCASIONS, RESERVATION_STATES } from '#shared/restaurant/states.ts'
import { emailAddress, line, optionalLine, phoneNumber, wholeNumber } from '#shared/kernel/validation.ts'
import { findReservationsInput } from '../guest-desk/schemas.ts'
import { day, time } from '../seating/schemas.ts'

/** The team may seat more than guests can reserve, as many as the database takes. */
const partySize = wholeNumber(1, 100).describe('Guests.')
const version = wholeNumber(1, 1_000_000_000)

export const setReservationStateInput = z.strictObject({
  id: z.uuid('invalid'),
  status: z.enum(RESERVATION_STATES, 'unknown_value'),
  version,
})
export type SetReservationStateInput = z.infer<typeof setReservationStateInput>
export type SetReservationStateResult =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'not_possible' | 'too_early' | 'table_taken' }

export const releaseGuestInput = z.strictObject({ id: z.uuid('invalid') })
export type ReleaseGuestInput = z.infer<typeof releaseGuestInput>
/** `released` tables and places on the waitlist are free again. */
export type ReleaseGuestResult = { ok: true; released: number } | { ok: false; reason: 'not_possible' }

const tableIds = z.array(z.uuid('invalid')).min(1, 'required').max(20, 'out_of_range')

export const moveReservationInput = z.strictObject({
  id: z.uuid('invalid'),
  tableIds,
  /** Absent: it stays at its time. */
  time: time.optional(),
  version,
})
export type MoveReservationInput = z.infer<typeof moveReservationInput>
/** A place and time at which a party could sit instead. */
export type Place = { tableIds: string[]; tables: string[]; time: string }
export type MoveReservationResult =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'ended' }
  | { ok: false; reason: 'too_small' | 'table_taken'; nearest: Place[] }

const contact = {
  name: z.string().trim().max(80, 'too_long'),
  email: z.literal('').or(emailAddress),
  phone: z.literal('').or(phoneNumber),
  wishes: z.string().trim().max(500, 'too_long'),
  allergies: z.string().trim().max(500, 'too_long').default(''),
}

/** Somebody at the door sits down now: day and time are those of a party on the phone. */
export const recordPartyInput = z.strictObject({
  day,
  time,
  partySize,
  source: z.enum(['phone', 'walk_in']),
  /** Absent: the best free one. */
  tableIds: tableIds.optional(),
  language: z.enum(LOCALES),
  contact: z.strictObject(contact),
})
export type RecordPartyInput = z.input<typeof recordPartyInput>
export type RecordPartyResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'too_far' }
  | { ok: false; reason: 'full' | 'too_small' | 'table_taken'; nearest: Place[] }

/** The tables where a party can sit down now; if there are none, where and when next. */
export type ProposedTables = {
  partySize: number
  /** While the restaurant is closed, the team decides whether somebody sits down all the same. */
  isOpen: boolean
  places: {
    tableIds: string[]
    tables: string[]
    until: Date
    /** Somebody else comes before the usual stay is over. */
    isShort: boolean
  }[]
  nearest: Place[]
}

export const changePartyInput = z.strictObject({
  id: z.uuid('invalid'),
  version,
  day,
  time,
  partySize: wholeNumber(1, 100),
  ...contact,
  occasion: z.enum(OCCASIONS, 'unknown_value').optional(),
})
export type ChangePartyInput = z.input<typeof changePartyInput>
export type ChangePartyResult =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'ended' | 'too_far' }
  | { ok: false; reason: 'full'; nearest: Place[] }

/** The day that is looked at, and the number of guests that want a table now. */
export const doorInput = z.strictObject({
  day: day.optional(),
  guests: wholeNumber(1, 100).optional(),
  /** A part of a guest's name, mail address or phone number. */
  search: findReservationsInput.shape.search.optional(),
})
export type DoorInput = z.infer<typeof doorInput>

export type OfferTableResult = { ok: true } | { ok: false; reason: 'full' | 'ended' }

export const closeOutInput = z.strictObject({
  day,
  from: time,
  to: time,
  /** Absent: the whole restaurant. */
  tableId: z.uuid('invalid').optional(),
  reason: optionalLine(120),
  /** False: only if nobody has a reservation then. */
  isSure: z.boolean().default(true),
})
export type CloseOutInput = z.input<typeof closeOutInput>
/** A reservation in a time, or at a table, that is to be closed. */
export type StandingParty = { id: string; day: string; startsAt: Date; name: string; partySize: number }
export const listServiceDayInput = z.strictObject({ day })

export const endCloseOutInput = z.strictObject({ id: z.uuid('invalid') })
/** `standing` reservations are in the time that was closed, and stay. */
export type CloseOutResult =
  | { ok: true; id: string; standing: StandingParty[] }
  | { ok: false; reason: 'no_time' | 'too_far' }
  | { ok: false; reason: 'has_reservations'; standing: StandingParty[] }

const seats = { fewest: wholeNumber(1, 100), most: wholeNumber(1, 100) }
const fits = ({ fewest, most }: { fewest: number; most: number }) => fewest <= most

export const saveTableInput = z
  .strictObject({
    /** Absent: a new one. */
    id: z.uuid('invalid').optional(),
    version: version.optional(),
    name: line(20),
    area: z.string().trim().max(40, 'too_long').default(''),
    ...seats,
    most: wholeNumber(1, 50),
    sortOrder: wholeNumber(0, 1_000),
    isActive: z.boolean(),
  })
  .refine(fits, { path: ['fewest'], error: 'out_of_range' })
export type SaveTableInput = z.input<typeof saveTableInput>
export type SaveTableResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'name_taken' }
  | { ok: false; reason: 'changed'; current: typeof restaurantTables.$inferSelect }

/** `isKept`: it had reservations, so it is out of use but not gone. `standing` reservations are to come. */
export type DeleteTableResult =
  | { ok: true; isKept: boolean }
  | { ok: false; reason: 'has_reservations'; standing: StandingParty[] }

export const saveCombinationInput = z
  .strictObject({ tableIds: tableIds.min(2, 'required'), ...seats })
  .refine(fits, { path: ['fewest'], error: 'out_of_range' })
export type SaveCombinationInput = z.infer<typeof saveCombinationInput>
export type SaveCombinationResult = { ok: true; id: string } | { ok: false; reason: 'too_small' }

export const noteDayInput = z.strictObject({ day, note: optionalLine(200) })
export type NoteDayInput = z.infer<typeof noteDayInput>

/** An evening in numbers. `guests` are those of parties that come or came. */
export type Tonight = { day: string; parties: number; guests: number; waiting: number }

/** Reservations that stand while the restaurant is closed. `days` are `2026-12-24`, in their order. */
export type OutsideHours = { parties: number; days: string[] }

export type TablePlan = {
  /** `ahead` reservations are to come. */
  tables: (typeof restaurantTables.$inferSelect & { ahead: number })[]
  combinations: { id: string; fewest: number; most: number; tables: string[] }[]
}
