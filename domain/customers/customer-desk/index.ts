/**
 * The staff's work on people who have an account, customers and team alike: find them, note, invite, lock, correct; and
 * finding those who bought without one.
 * Not their roles (roles), their sessions (sign-in), or what they ask of their data (data-requests).
 */
export { addCustomerNote } from './add-customer-note.ts'
export { getStaffCustomer } from './get-staff-customer.ts'
export { getStaffGuest } from './get-staff-guest.ts'
export { listCustomers } from './list-customers.ts'
export { listGuests } from './list-guests.ts'
export { lockAccount } from './lock-account.ts'
export { resendInvitation } from './resend-invitation.ts'
export { sendPasswordReset } from './send-password-reset.ts'
export { unlockAccount } from './unlock-account.ts'
export { updateCustomer } from './update-customer.ts'
export { withdrawConsent } from './withdraw-consent.ts'
export { withdrawInvitation } from './withdraw-invitation.ts'
