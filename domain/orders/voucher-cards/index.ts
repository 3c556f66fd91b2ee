/** Cards of vouchers: printed, mailed on their day, and looked at by who has them. Not their money, which moves elsewhere. */
export { getVoucherBalance } from './get-voucher-balance.ts'
export { voucherMailJobs } from './jobs.ts'
export { printVoucherCard } from './print-voucher-card.ts'
export { readCard } from './read-card.ts'
export { sendVoucher } from './send-voucher.ts'
export { printVoucherOfOrder } from './print-voucher-of-order.ts'
