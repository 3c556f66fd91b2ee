import { requireStaff } from '#domain/kernel/guards.ts'

/** Whoever stands at the door has to know the guests. */
export const policy = {
  addGuestNote: requireStaff,
  findReservations: requireStaff,
  getStaffReservation: requireStaff,
}
