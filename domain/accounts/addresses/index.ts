/** The addresses that customers keep for their parcels. Where an order went is part of the order. */
export { exportAddresses } from './export-addresses.ts'
export { listAddresses } from './list-addresses.ts'
export { removeAddress } from './remove-address.ts'
export { saveAddress } from './save-address.ts'
export { setStandardAddress } from './set-standard-address.ts'
