import { count, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { holdsStock } from './holds-stock.ts'
import type { StockHoldSum } from './views.ts'

/** Sums what all unpaid orders hold. */
export async function sumStockHolds(ctx: ShopCtx): Promise<StockHoldSum> {
  const items = sql`(select sum(quantity) from order_items where order_items.order_id = orders.id)`
  const [sum] = await ctx.db
    .select({
      orders: count(),
      items: sql<number>`coalesce(sum(${items}), 0)::int`,
      // Numbers as large as a shop's turnover fit.
      cents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`,
    })
    .from(orders)
    .where(holdsStock())
  return sum ?? { orders: 0, items: 0, cents: 0 }
}
