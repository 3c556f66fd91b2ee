import { z } from 'zod'
import type { restaurantTables } from '#database/schema/index.ts'
import { LOCALES } from '#shared/locale.ts'
import { RESERVATION_STATES } from '#shared/reservations/states.ts'
import { emailAddress, line, optionalLine, phoneNumber, wholeNumber } from '#shared/validation.ts'
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
  { ok: true } | { ok: false; reason: 'changed' | 'not_possible' | 'table_taken' }

const tableIds = z.array(z.uuid('invalid')).min(1, 'required').max(20, 'out_of_range')

export const moveReservationInput = z.strictObject({
  id: z.uuid('invalid'),
  tableIds,
  /** Absent: it stays at its time. */
  time: time.optional(),
  version,
})
export type MoveReservationInput = z.infer<typeof moveReservationInput>
export type MoveReservationResult =
  { ok: true } | { ok: false; reason: 'changed' | 'ended' | 'too_small' | 'table_taken' }

/** Somebody at the door sits down now: day and time are those of a party on the phone. */
export const takePartyInput = z.strictObject({
  day,
  time,
  partySize,
  source: z.enum(['phone', 'walk_in']),
  /** Absent: the best free one. */
  tableIds: tableIds.optional(),
  language: z.enum(LOCALES),
  contact: z.strictObject({
    name: z.string().trim().max(80, 'too_long'),
    email: z.literal('').or(emailAddress),
    phone: z.literal('').or(phoneNumber),
    wishes: z.string().trim().max(500, 'too_long'),
  }),
})
export type TakePartyInput = z.infer<typeof takePartyInput>
export type TakePartyResult =
  { ok: true; id: string } | { ok: false; reason: 'full' | 'too_small' | 'table_taken' }

export const closeOutInput = z.strictObject({
  day,
  from: time,
  to: time,
  /** Absent: the whole restaurant. */
  tableId: z.uuid('invalid').optional(),
  reason: optionalLine(120),
})
export type CloseOutInput = z.infer<typeof closeOutInput>
export const listServiceDayInput = z.strictObject({ day })

export const endCloseOutInput = z.strictObject({ id: z.uuid('invalid') })
/** `standing` reservations are in the time that was closed, and stay. */
export type CloseOutResult = { ok: true; id: string; standing: number } | { ok: false; reason: 'no_time' }

const seats = { fewest: wholeNumber(1, 100), most: wholeNumber(1, 100) }
const fits = ({ fewest, most }: { fewest: number; most: number }) => fewest <= most

export const saveTableInput = z
  .strictObject({
    /** Absent: a new one. */
    id: z.uuid('invalid').optional(),
    version: version.optional(),
    name: line(20),
    ...seats,
    most: wholeNumber(1, 50),
    sortOrder: wholeNumber(0, 1_000),
    isActive: z.boolean(),
  })
  .refine(fits, { path: ['fewest'], error: 'out_of_range' })
export type SaveTableInput = z.infer<typeof saveTableInput>
export type SaveTableResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'name_taken' }
  | { ok: false; reason: 'changed'; current: typeof restaurantTables.$inferSelect }

/** `isKept`: it had reservations, so it is out of use but not gone. `upcoming` reservations are to come. */
export type DeleteTableResult =
  { ok: true; isKept: boolean } | { ok: false; reason: 'has_reservations'; upcoming: number }

export const saveCombinationInput = z
  .strictObject({ tableIds: tableIds.min(2, 'required'), ...seats })
  .refine(fits, { path: ['fewest'], error: 'out_of_range' })
export type SaveCombinationInput = z.infer<typeof saveCombinationInput>
export type SaveCombinationResult = { ok: true; id: string } | { ok: false; reason: 'too_small' }
