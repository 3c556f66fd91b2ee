import type { TransferProvider } from './payment-provider.ts'

/** Buyers transfer the money themselves; a person finds it on the bank's statement, and sends back what has to go back. */
export const bankTransfer: TransferProvider = { method: 'bank_transfer', flow: 'transfer' }
