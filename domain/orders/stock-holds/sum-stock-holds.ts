import { count, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isHolding } from './is-holding.ts'
import type { HoldSum } from './schemas.ts'

/** Sums what all unpaid orders hold. */
export async function sumHolds(ctx: ShopCtx): Promise<HoldSum> {
  const items = sql`(select sum(quantity) from order_items where order_items.order_id = orders.id)`
  const [sum] = await ctx.db
    .select({
      orders: count(),
      items: sql<number>`coalesce(sum(${items}), 0)::int`,
      // Numbers as large as a shop's turnover fit.
      cents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`,
    })
    .from(orders)
    .where(isHolding())
  return sum ?? { orders: 0, items: 0, cents: 0 }
}
