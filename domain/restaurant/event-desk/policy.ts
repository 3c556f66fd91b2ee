import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Who may do what with events and their guests. Shown to all, or mailed to all, is for admins. */
export const policy = {
  cancelEvent: requireAdmin,
  checkInGuest: requireStaff,
  createEvent: requireStaff,
  exportGuests: confirmed(requireAdmin),
  getStaffEvent: requireStaff,
  listGuests: requireStaff,
  listStaffEvents: requireStaff,
  mailGuests: requireAdmin,
  publishEvent: requireAdmin,
  removeAllOfGuest: requireStaff,
  removeGuest: requireStaff,
  setEventPicture: requireStaff,
  updateEvent: requireStaff,
}
