import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { DayReservation } from '#domain/restaurant/table-desk/views.ts'

type Texts = StaffMessages['reservations']

/** Names a party: a guest at the door need not say a name. */
export function partyName({ name }: { name: string }, texts: Texts): string {
  return name || texts.walkInName
}

/** A party that is expected may be this much late before it is marked. */
const GRACE_MINUTES = 10

/** Returns the minutes that an expected party is late, 0 if it is not. */
export function minutesLate({ status, startsAt }: DayReservation, now: Date): number {
  const minutes = Math.floor((now.getTime() - startsAt.getTime()) / 60_000)
  return status === 'confirmed' && minutes >= GRACE_MINUTES ? minutes : 0
}

/** Says how late a party is. */
export function lateText(minutes: number, texts: Texts): string {
  return minutes < 60 ? texts.late(minutes) : texts.hoursLate(Math.floor(minutes / 60))
}
