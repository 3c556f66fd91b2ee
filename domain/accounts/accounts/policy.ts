import { allowAnyone, requireCustomer, requireShop } from '#domain/kernel/guards.ts'

/** Permissions for accounts: anybody may sign up, and verify an address by a link that only its owner gets. */
export const policy = {
  forgetUnverified: requireShop,
  getProfile: requireCustomer,
  getVerificationStatus: requireCustomer,
  resendVerification: allowAnyone,
  setLanguage: requireCustomer,
  signUp: allowAnyone,
  updateProfile: requireCustomer,
  verifyEmail: allowAnyone,
}
