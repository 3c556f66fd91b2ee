/** How an order reaches its buyer. */
export const DELIVERY_METHODS = ['courier', 'pickup', 'at_the_table'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** What a buyer can choose whatever they have reserved. */
export const SHOP_DELIVERY_METHODS = ['courier', 'pickup'] as const satisfies DeliveryMethod[]
