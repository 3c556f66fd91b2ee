import type { StaffMessages } from '#shared/messages/en/staff.ts'
import { canBecome, type ReservationState } from '#shared/reservations/states.ts'

/** What the team can do with a reservation, the likeliest first. */
const ORDER = ['seated', 'finished', 'no_show', 'confirmed', 'cancelled'] as const
export type Step = (typeof ORDER)[number]

export function stepsFrom(status: ReservationState): Step[] {
  // Who is only filling the form becomes nothing at the door.
  return status === 'held' ? [] : ORDER.filter((step) => canBecome(status, step))
}

/** The same in words: who awaits a deposit is confirmed without it. */
export function stepText(from: ReservationState, to: Step, { steps }: StaffMessages['reservations']): string {
  return steps[from === 'awaiting_deposit' && to === 'confirmed' ? 'waive' : to]
}
