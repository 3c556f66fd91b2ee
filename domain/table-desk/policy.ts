import { requireAdmin, requireStaff } from '../guards.ts'

/** The team runs the day; admins decide which tables there are. */
export const policy = {
  listServiceDay: requireStaff,
  takeParty: requireStaff,
  setReservationState: requireStaff,
  moveReservation: requireStaff,
  closeOut: requireStaff,
  endCloseOut: requireStaff,
  saveTable: requireAdmin,
  deleteTable: requireAdmin,
  saveCombination: requireAdmin,
  deleteCombination: requireAdmin,
}
