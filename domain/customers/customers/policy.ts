import { requireCustomer, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for customers: they delete their own account, and staff register new ones. */
export const policy = {
  deleteAccount: requireCustomer,
  exportMyData: requireCustomer,
  forgetContacts: requireShop,
  registerCustomer: requireStaff,
}
