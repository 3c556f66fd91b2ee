import { HOSTED_METHODS } from './payment-methods.ts'

/** A voucher costs from R50 to R5,000; in ZAR cents. */
export const LEAST_VOUCHER_CENTS = 5_000
export const MOST_VOUCHER_CENTS = 500_000
/** Amounts to choose by one press; any other is typed. */
export const USUAL_VOUCHER_CENTS = [20_000, 50_000, 100_000] as const
/** The longest message on a card, in letters. */
export const VOUCHER_MESSAGE_LETTERS = 300

/** The ways to pay for a voucher: those that need no card in the shop's own form. */
export const VOUCHER_METHODS = ['bank_transfer', ...HOSTED_METHODS] as const
