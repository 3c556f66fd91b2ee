/** The kinds of order: jars, or the deposit of a table, which is no goods and is never packed. */
export const ORDER_KINDS = ['goods', 'deposit'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
