import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for sending newsletters: to all, only admins; to themselves, all staff. */
export const policy = {
  changeSending: requireAdmin,
  forgetDeliveries: requireShop,
  sendNewsletter: requireAdmin,
  sendTestNewsletter: requireStaff,
}
