/**
 * The other side of each movement of a voucher's money: an order that it was sold by, a gift of the shop, what it paid for, the
 * money of a refund, and what nobody used in time.
 */
export const OTHER_ACCOUNTS = ['sold', 'gift', 'order', 'door', 'refund', 'expired'] as const
export type OtherAccount = (typeof OTHER_ACCOUNTS)[number]
/** With `voucher`, the voucher itself: what the shop owes its bearer. */
export const VOUCHER_ACCOUNTS = ['voucher', ...OTHER_ACCOUNTS] as const
export type VoucherAccount = (typeof VOUCHER_ACCOUNTS)[number]
