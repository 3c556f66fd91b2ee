import type { FormReply } from '#app/components/forms/form-reply.ts'
import type {
  ConfirmReservationResult,
  HoldTableResult,
  JoinWaitlistResult,
} from '#domain/reservations/schemas.ts'

type Refused<Result extends { ok: boolean }> = Exclude<Result, { ok: true }>

/** To the form that holds a table and reserves it. Its values say what is held, if there is a `key` among them. */
export type ReserveReply = FormReply<Refused<HoldTableResult> | Refused<ConfirmReservationResult>, true>

export type WaitReply = FormReply<Refused<JoinWaitlistResult>>

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'occasion', 'allergies', 'wishes'] as const
/** What the form remembers of the table that is held; `replaces` is its key while another time is chosen. */
export const HELD_FIELDS = ['guests', 'day', 'time', 'key', 'heldUntil', 'replaces'] as const

/** Who is signed in, as far as the form asks. */
export type KnownGuest = { name: string; email: string; phone: string }
