/** Who the people with an account are, and what is known of them. How they sign in is the accounts'. */
export { deleteAccount } from './delete-account.ts'
export { exportMyData } from './export-my-data.ts'
export { getProfile } from './get-profile.ts'
export { registerCustomer } from './register-customer.ts'
export { setMarketingConsent } from './set-marketing-consent.ts'
export { updateProfile } from './update-profile.ts'
