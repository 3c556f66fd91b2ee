import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { holdKeys, orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { holdsStock } from './holds-stock.ts'

/**
 * The ids of the orders that hold stock for the buyer of this one, by account, contact or network address; its own too,
 * if it still holds any. The oldest first.
 */
export async function findStockHoldsOfBuyer(
  ctx: ShopCtx,
  { orderId }: { orderId: string },
): Promise<string[]> {
  const its = alias(holdKeys, 'its')
  const rows = await ctx.db
    .selectDistinct({ id: orders.id, createdAt: orders.createdAt })
    .from(its)
    .innerJoin(holdKeys, eq(holdKeys.key, its.key))
    .innerJoin(orders, eq(orders.id, holdKeys.orderId))
    .where(and(eq(its.orderId, orderId), ne(its.kind, 'network'), holdsStock()))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  return rows.map(({ id }) => id)
}
