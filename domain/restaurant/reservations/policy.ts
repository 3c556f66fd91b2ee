import { allowAnyone, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** Access rules for reservations: guests hold the key of theirs. */
export const policy = {
  listSlots: allowAnyone,
  listDays: allowAnyone,
  findTimes: allowAnyone,
  findNextTimes: allowAnyone,
  holdTable: allowAnyone,
  holdTableLonger: allowAnyone,
  findHeldTable: allowAnyone,
  confirmReservation: allowAnyone,
  getReservation: allowAnyone,
  getReservationFile: allowAnyone,
  changeReservation: allowAnyone,
  changeWishes: allowAnyone,
  cancelReservation: allowAnyone,
  listMyReservations: requireCustomer,
  findWaitlistEntry: allowAnyone,
  joinWaitlist: allowAnyone,
  leaveWaitlist: allowAnyone,
  forgetReservations: requireShop,
  lapseTableHolds: requireShop,
  offerTables: requireShop,
}
