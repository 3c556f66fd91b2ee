import { z } from 'zod'
import type { reservations } from '#database/schema/index.ts'
import type { AuditAction, AuditChanges } from '#shared/base/audit-actions.ts'
import { line, requiredText } from '#shared/kernel/validation.ts'

export const addGuestNoteInput = z.strictObject({ reservationId: z.uuid('invalid'), text: requiredText(500) })
export type AddGuestNoteInput = z.infer<typeof addGuestNoteInput>
export type AddGuestNoteResult = { ok: true } | { ok: false; reason: 'no_contact' }

export const findReservationsInput = z.strictObject({ search: line(100) })
export type FindReservationsInput = z.infer<typeof findReservationsInput>

export type FoundReservation = Pick<
  typeof reservations.$inferSelect,
  'id' | 'day' | 'startsAt' | 'partySize' | 'status' | 'name' | 'phone' | 'email'
>

/** Something that somebody wrote or did. */
type Signed = { at: Date; by: string | null }

/** A reservation as the team sees it, without what says who holds it. */
export type StaffReservation = Omit<
  typeof reservations.$inferSelect,
  'heldBy' | 'keepsTables' | 'customerId'
> & {
  tableIds: string[]
  tables: string[]
  /** The newest first. */
  history: (Signed & { action: AuditAction; changes: AuditChanges; details: Record<string, string> })[]
  /** So many tables and places on the waitlist the same guest has to come, by account, contact or network address. */
  ofGuest: number
  guest: {
    /** True if there is a mail address or a phone number to know the guest by. */
    isKnown: boolean
    /** Other visits than this one. */
    visits: number
    noShows: number
    /** The newest first. */
    notes: (Signed & { text: string })[]
  }
}
