import type { FormReply } from '#app/components/forms/form-reply.ts'
import type {
  ConfirmReservationResult,
  HoldTableLongerResult,
  HoldTableResult,
  JoinWaitlistResult,
} from '#domain/restaurant/reservations/schemas.ts'

type Refused<Result extends { ok: boolean }> = Exclude<Result, { ok: true }>

/**
 * To the form that holds a table and reserves it. Its values say what is held, if there is a `key` among them, and `done`
 * for how many milliseconds more.
 */
export type ReserveReply = FormReply<
  | Refused<HoldTableResult>
  | Exclude<Refused<HoldTableLongerResult>, { reason: 'ran_out' }>
  | Refused<ConfirmReservationResult>,
  { leftMs: number }
>

export type WaitReply = FormReply<Refused<JoinWaitlistResult>, { email: string }>

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'occasion', 'allergies', 'wishes'] as const
/**
 * The form's memory of the table that is held; `replaces` is its key while another time is chosen, `mayBeLonger` empty
 * when it has been made longer.
 */
export const HELD_FIELDS = ['guests', 'day', 'time', 'key', 'heldUntil', 'mayBeLonger', 'replaces'] as const

/** In the address of the page: another time is chosen, though a table is held. */
export const CHOOSES_AGAIN = 'again'

/** The guest who is signed in, as far as the form asks, and what another time would replace. */
export type KnownGuest = Partial<Record<'name' | 'email' | 'phone' | 'replaces', string | undefined>>

/** The table that the page's guest held when it was asked for, and for how many milliseconds more. */
export type HeldBefore = {
  values: Record<'day' | 'time' | 'guests' | 'key' | 'heldUntil' | 'mayBeLonger', string>
  leftMs: number
}
