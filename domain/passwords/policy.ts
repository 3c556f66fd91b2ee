import { allowAnyone, requireCustomer } from '../guards.ts'

/** Who may do what with passwords. Visitors get a mailed link or code that lets them set a new one. */
export const policy = {
  changePassword: requireCustomer,
  checkOwnPassword: requireCustomer,
  isPasswordLinkGood: allowAnyone,
  requestPasswordReset: allowAnyone,
  setPassword: allowAnyone,
}
