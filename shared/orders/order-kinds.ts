/** The kinds of order: jars, the deposit of a table, or a voucher; the last two are no goods and never packed. */
export const ORDER_KINDS = ['goods', 'deposit', 'voucher'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
