/** The ways an order can reach its buyer. */
export const DELIVERY_METHODS = ['courier', 'pickup', 'at_the_table', 'email'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
