import { KEEPING_STATES } from '#shared/restaurant/states.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'

/** Whether it has a table still: what is over is not changed any more. */
export function canChange({ status }: StaffReservation): boolean {
  return KEEPING_STATES.some((state) => state === status)
}
