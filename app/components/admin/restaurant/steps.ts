import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { canBecome, type ReservationState } from '#shared/restaurant/states.ts'

/** The team's steps with a reservation, the likeliest first. */
const ORDER = ['seated', 'finished', 'no_show', 'confirmed', 'cancelled'] as const
export type Step = (typeof ORDER)[number]

export function stepsFrom(
  { status, startsAt }: { status: ReservationState; startsAt: Date },
  now: Date,
): Step[] {
  // A guest who is only filling the form becomes nothing at the door.
  if (status === 'held') return []
  // Nobody is missed before their time.
  return ORDER.filter((step) => canBecome(status, step) && (step !== 'no_show' || startsAt <= now))
}

/** The same in words: who awaits a deposit is confirmed without it. */
export function stepText(from: ReservationState, to: Step, { steps }: StaffMessages['reservations']): string {
  return steps[from === 'awaiting_deposit' && to === 'confirmed' ? 'waive' : to]
}
