import { inArray } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'

/** Orders whose jars have left the shop: their buyers are told. */
const WITH_BUYERS = ['shipped', 'delivered', 'returned'] as const satisfies OrderStatus[]

export const isWithBuyer = inArray(orders.status, WITH_BUYERS)
