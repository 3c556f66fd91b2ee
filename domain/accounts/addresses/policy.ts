import { requireCustomer } from '#domain/kernel/guards.ts'

/** Who may do what with addresses: customers, each with their own. */
export const policy = {
  listAddresses: requireCustomer,
  removeAddress: requireCustomer,
  saveAddress: requireCustomer,
  setStandardAddress: requireCustomer,
}
