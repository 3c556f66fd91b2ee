import { confirmed, requireAdmin, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for other people's accounts. Moderators answer customers; nobody sets somebody's password. */
export const policy = {
  addCustomerNote: requireStaff,
  getStaffCustomer: requireStaff,
  getStaffGuest: requireStaff,
  listCustomers: requireStaff,
  listGuests: requireStaff,
  lockAccount: confirmed(requireAdmin),
  resendInvitation: requireStaff,
  sendPasswordReset: requireStaff,
  unlockAccount: confirmed(requireAdmin),
  updateCustomer: requireAdmin,
  withdrawConsent: requireStaff,
  withdrawInvitation: requireStaff,
}
