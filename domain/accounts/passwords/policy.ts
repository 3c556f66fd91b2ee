import { allowAnyone, requireCustomer, requireStaff } from '#domain/kernel/guards.ts'

/** Permissions for passwords. Visitors get a mailed link or code that lets them set a new one. */
export const policy = {
  changePassword: requireCustomer,
  checkOwnPassword: requireCustomer,
  confirmPassword: requireStaff,
  isPasswordLinkGood: allowAnyone,
  requestPasswordReset: allowAnyone,
  setPassword: allowAnyone,
}
