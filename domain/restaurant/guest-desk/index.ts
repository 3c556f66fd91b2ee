/** The team's knowledge of a guest of the restaurant, and of one reservation. Not what is done with the tables. */
export { addGuestNote } from './add-guest-note.ts'
export { findReservations } from './find-reservations.ts'
export { getStaffReservation } from './get-staff-reservation.ts'
