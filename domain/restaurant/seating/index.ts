/**
 * Gives parties their tables, none twice at a time, and does what follows when one is promised or freed. Who may do it
 * is decided by the modules above.
 */
export { type DayPlan, readDayPlan, readDayPlans } from './day-plan.ts'
export { findPlace, instantOf } from './find-place.ts'
export {
  idOfReservationKey,
  lockReservation,
  readReservation,
  reservationKeyOf,
  type ReservationRow,
} from './find-reservation.ts'
export { addReservation, countSeats, giveTables, tableIdsOf, tableNamesOf } from './give-tables.ts'
export { lapseTableHoldsOfDay, lockDays } from './lock-days.ts'
export { queueCancellationMail, queueReservationMails, queueTableOffers } from './queue-reservation-mails.ts'
export { beginningsOf, bestSeating, isFree, type Seating } from './seatings.ts'
export { findSlot, findTable, type FreeSlot, slotTimes, stayFrom } from './slots.ts'
export { whatChanged } from './what-changed.ts'
