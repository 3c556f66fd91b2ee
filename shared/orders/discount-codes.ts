/** The kinds of discount that codes give: a percentage of the goods, an amount off the goods, or the whole delivery. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'free_delivery'] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** The states of a code; `off`: an admin switched it off. */
export const DISCOUNT_STATES = ['not_started', 'running', 'used_up', 'ended', 'off'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]
