import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Access rules for events and their guests. Showing something to all, or mailing it to all, is for admins. */
export const policy = {
  cancelEvent: requireAdmin,
  checkInGuest: requireStaff,
  createEvent: requireStaff,
  exportGuests: confirmed(requireAdmin),
  findGuests: requireStaff,
  getStaffEvent: requireStaff,
  listGuests: requireStaff,
  listStaffEvents: requireStaff,
  mailGuests: requireAdmin,
  postponeEvent: requireAdmin,
  publishEvent: requireAdmin,
  removeAllOfGuest: requireStaff,
  removeGuest: requireStaff,
  setEventPicture: requireStaff,
  updateEvent: requireStaff,
}
