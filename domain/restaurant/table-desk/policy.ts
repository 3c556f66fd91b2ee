import { requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** The team runs the day; admins decide which tables there are. */
export const policy = {
  getDoor: requireStaff,
  listServiceDay: requireStaff,
  countTonight: requireStaff,
  countOutsideHours: requireStaff,
  listTables: requireStaff,
  proposeTables: requireStaff,
  recordParty: requireStaff,
  changeParty: requireStaff,
  offerTable: requireStaff,
  endWait: requireStaff,
  noteDay: requireStaff,
  setReservationState: requireStaff,
  releaseGuest: requireStaff,
  moveReservation: requireStaff,
  closeOut: requireStaff,
  endCloseOut: requireStaff,
  saveTable: requireAdmin,
  deleteTable: requireAdmin,
  saveCombination: requireAdmin,
  deleteCombination: requireAdmin,
}
