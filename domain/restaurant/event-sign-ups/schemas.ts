import { z } from 'zod'
import type { ClosedPhase } from '#shared/restaurant/event-states.ts'
import { MOST_SEATS, type SignUpState } from '#shared/restaurant/event-fields.ts'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import {
  emailAddress,
  optionalPhone,
  optionalText,
  personName,
  requiredOr,
  sealedId,
} from '#shared/kernel/validation.ts'
import { eventKey } from '../events/schemas.ts'
import type { EventDetail } from '../events/views.ts'
import type { GuestRefusal } from '../guests/schemas.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** From a form it comes as text. */
const seats = z.coerce
  .number({ error: requiredOr('not_a_whole_number') })
  .int('not_a_whole_number')
  .min(1, 'out_of_range')
  .max(MOST_SEATS, 'out_of_range')

const details = { seats, phone: optionalPhone.optional(), wishes: optionalText(500) }

export const signUpInput = z.strictObject({
  /** The event's record id or slug. */
  id: eventKey.shape.id,
  name: personName,
  email: emailAddress.transform((email) => email.toLowerCase()),
  ...details,
  language: z.enum(LOCALES, { error: 'unknown_value' }).default(DEFAULT_LOCALE),
  /** True if a place on the waitlist will do where fewer seats are left than are wanted. */
  mayWait: z.boolean({ error: 'invalid' }).default(false),
})
export type SignUpInput = z.infer<typeof signUpInput>

/** The outcome of a sign-up. `position` is the place on the waitlist, from 1. */
export type SignUpOutcome = ({ state: 'booked' } | { state: 'waiting'; position: number }) & {
  /** Until when the mailed link has to be pressed; null if it need not be. */
  heldUntil: Date | null
}

export type SignUpResult =
  | ({ ok: true } & SignUpOutcome)
  | { ok: false; reason: ClosedPhase }
  /** Some seats are left, but not as many. */
  | { ok: false; reason: 'too_few_seats'; left: number }
  | GuestRefusal
  | ({ ok: false } & Wait)

export const signUpKey = z.strictObject({ key: sealedId })
export type SignUpKey = z.infer<typeof signUpKey>

export const changeSignUpInput = signUpKey.extend(details)
export type ChangeSignUpInput = z.infer<typeof changeSignUpInput>

export type ChangeSignUpResult =
  | { ok: true }
  | { ok: false; reason: ClosedPhase | 'called_off' }
  | GuestRefusal
  /** So many this sign-up can have at most, with those that it has. */
  | { ok: false; reason: 'too_few_seats'; left: number }

/** `known`: another sign-up of the same address has been confirmed. */
export type ConfirmSignUpResult = { ok: true } | { ok: false; reason: ClosedPhase | 'known' } | GuestRefusal

/** It was called off before: nothing changed. */
export type CancelSignUpResult = { ok: true } | { ok: false; reason: Exclude<ClosedPhase, 'postponed'> }

/** A sign-up as its page shows it. */
export type SignUpView = {
  key: string
  state: SignUpState
  /** Until when it waits for the mailed link to be pressed; null once it was. */
  heldUntil: Date | null
  /** The place on the waitlist, from 1; null if it does not wait. */
  position: number | null
  name: string
  email: string
  phone: string | null
  seats: number
  wishes: string | null
  /** So many seats it can have at most. */
  mostSeats: number
  event: Pick<
    EventDetail,
    'slug' | 'title' | 'startDate' | 'endDate' | 'location' | 'mapUrl' | 'priceCents' | 'phase' | 'reason'
  > & { isShown: boolean }
}
