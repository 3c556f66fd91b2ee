import { inArray, sql } from 'drizzle-orm'
import { holdKeys, orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { StockHoldView } from './views.ts'

/** Until when these orders hold stock, and how many orders of the same buyer do, by the orders' ids. */
export async function describeStockHolds(
  ctx: ShopCtx,
  { orderIds }: { orderIds: string[] },
): Promise<Map<string, StockHoldView>> {
  const ofBuyer = sql<number>`(
    select count(distinct theirs.order_id)::int from ${holdKeys} as its
    join ${holdKeys} as theirs on theirs.key = its.key 
    where its.order_id = orders.id and its.kind <> 'network')`
  const rows = await ctx.db
    .select({ id: orders.id, payBy: orders.payBy, ofBuyer })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  return new Map(rows.map(({ id, payBy, ofBuyer }) => [id, { payBy, ofBuyer: Math.max(1, ofBuyer) }]))
}
