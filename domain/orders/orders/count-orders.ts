import { count, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

/** Counts the orders that were ever placed, and by status those that are shown. */
export async function countOrders(
  ctx: ShopCtx,
): Promise<{ placed: number; byStatus: { status: OrderStatus; orders: number }[] }> {
  // One look at an index that has nothing but these two columns.
  const byStatus = await inTransaction(ctx, ({ db }) =>
    db
      .select({
        status: orders.status,
        orders: sql`count(*) filter (where ${orders.hiddenAt} is null)`.mapWith(Number),
        placed: count(),
      })
      .from(orders)
      .groupBy(orders.status),
  )
  return { placed: byStatus.reduce((sum, { placed }) => sum + placed, 0), byStatus }
}
