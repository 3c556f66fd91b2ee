/** The states of a reservation. */
export const RESERVATION_STATES = [
  'held',
  'awaiting_deposit',
  'confirmed',
  'seated',
  'finished',
  'cancelled',
  'no_show',
  'lapsed',
] as const
export type ReservationState = (typeof RESERVATION_STATES)[number]

/** In these a table is kept: no other reservation gets it for that time. */
export const KEEPING_STATES = [
  'held',
  'awaiting_deposit',
  'confirmed',
  'seated',
] as const satisfies ReservationState[]

/** The steps that a reservation may take. */
const STEPS: Record<ReservationState, readonly ReservationState[]> = {
  held: ['awaiting_deposit', 'confirmed', 'cancelled', 'lapsed'],
  awaiting_deposit: ['confirmed', 'cancelled', 'lapsed'],
  confirmed: ['seated', 'cancelled', 'no_show'],
  // A guest who was marked too early, or sat down at the wrong booking.
  seated: ['finished', 'confirmed'],
  finished: ['seated'],
  cancelled: [],
  no_show: ['confirmed', 'seated'],
  lapsed: [],
}

/** True if a reservation may go from one state to another. */
export function canBecome(from: ReservationState, to: ReservationState): boolean {
  return STEPS[from].includes(to)
}

export const RESERVATION_SOURCES = ['web', 'phone', 'walk_in', 'waitlist'] as const
export type ReservationSource = (typeof RESERVATION_SOURCES)[number]

export const OCCASIONS = ['birthday', 'anniversary', 'date', 'business', 'celebration'] as const
export type Occasion = (typeof OCCASIONS)[number]

export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'lapsed', 'cancelled'] as const
export type WaitlistState = (typeof WAITLIST_STATES)[number]
