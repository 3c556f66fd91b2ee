/** The shop's data about its customers, and their choices about that. Not mail addresses (accounts) or signing in. */
export { deleteAccount } from './delete-account.ts'
export { eraseAccount } from './erase-account.ts'
export { exportMyData } from './export-my-data.ts'
export { exportOrders, isOfAnyGuest, isOfCustomer, isOfGuest } from './export-orders.ts'
export { exportPerson } from './export-person.ts'
export { forgetContacts } from './forget-contacts.ts'
export { recurringCustomerJobs } from './jobs.ts'
export { registerCustomer } from './register-customer.ts'
