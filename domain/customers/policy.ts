import { requireCustomer, requireStaff } from '../guards.ts'

/** Who may do what with customers: they change and delete their own account, and staff register new ones. */
export const policy = {
  deleteAccount: requireCustomer,
  exportMyData: requireCustomer,
  getProfile: requireCustomer,
  registerCustomer: requireStaff,
  setMarketingConsent: requireCustomer,
  updateProfile: requireCustomer,
}
