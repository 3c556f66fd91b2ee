import { requireCustomer } from '#domain/kernel/guards.ts'

/** Permissions for addresses: customers, each with their own. */
export const policy = {
  listAddresses: requireCustomer,
  removeAddress: requireCustomer,
  saveAddress: requireCustomer,
  setStandardAddress: requireCustomer,
}
