/** The vouchers that staff look for: with money, not paid yet, and without money. */
export const VOUCHER_STATES = ['open', 'unpaid', 'empty'] as const
