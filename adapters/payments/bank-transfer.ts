import type { TransferProvider } from './payment-provider.ts'

/** Buyers transfer the money themselves; staff find it on the bank statement, and send refunds by hand. */
export const bankTransfer: TransferProvider = { method: 'bank_transfer', flow: 'transfer' }
