import { KEEPING_STATES } from '#shared/restaurant/states.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'

/** True if it has a table still: a visit that is over is not changed any more. */
export function canChange({ status }: StaffReservation): boolean {
  return KEEPING_STATES.some((state) => state === status)
}
