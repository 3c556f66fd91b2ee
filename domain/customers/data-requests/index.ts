/**
 * The admins' work when somebody asks for their data, or for its deletion, instead of doing it themselves: with an
 * account or as a guest. Not what customers do on their own page (customers).
 */
export { eraseCustomer } from './erase-customer.ts'
export { eraseGuest } from './erase-guest.ts'
export { exportCustomer } from './export-customer.ts'
export { exportGuest } from './export-guest.ts'
export { findGuest } from './find-guest.ts'
