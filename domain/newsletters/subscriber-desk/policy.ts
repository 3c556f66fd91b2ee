import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for readers: staff answer them, admins take their addresses out of the shop. */
export const policy = {
  exportSubscribers: confirmed(requireAdmin),
  getSubscriber: requireStaff,
  listSubscribers: requireStaff,
  recordComplaint: requireStaff,
  withdrawForSubscriber: requireStaff,
}
