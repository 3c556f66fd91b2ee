/**
 * The other side of each movement of a voucher's money: an order that it was sold by, a gift of the shop, what it paid for, the
 * money of a refund, and what nobody used in time. `voucher` is the voucher itself: what the shop owes its bearer.
 */
export const VOUCHER_ACCOUNTS = ['voucher', 'sold', 'gift', 'order', 'door', 'refund', 'expired'] as const
export type VoucherAccount = (typeof VOUCHER_ACCOUNTS)[number]
export type OtherAccount = Exclude<VoucherAccount, 'voucher'>
