/** The ways an order can reach its buyer. */
export const DELIVERY_METHODS = ['courier', 'pickup', 'at_the_table'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** Methods a buyer can choose with or without a reservation. */
export const SHOP_DELIVERY_METHODS = ['courier', 'pickup'] as const satisfies DeliveryMethod[]
