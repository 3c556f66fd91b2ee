import { requireStaff } from '#domain/kernel/guards.ts'

/** Staff at the door have to know the guests. */
export const policy = {
  addGuestNote: requireStaff,
  findReservations: requireStaff,
  getStaffReservation: requireStaff,
}
