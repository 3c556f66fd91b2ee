import { requireAdmin, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Who may send newsletters: to all, only admins; to themselves, all staff. */
export const policy = {
  changeSending: requireAdmin,
  forgetDeliveries: requireShop,
  sendNewsletter: requireAdmin,
  sendTestNewsletter: requireStaff,
}
