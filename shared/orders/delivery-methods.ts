/** How an order reaches its buyer. */
export const DELIVERY_METHODS = ['courier', 'pickup'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
