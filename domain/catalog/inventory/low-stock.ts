import { type SQL, sql } from 'drizzle-orm'
import { products, stockBandOf } from '#database/schema/index.ts'

/**
 * Up to how many items of a product are few: its own threshold, or the shop's, which is a setting. A subquery, so that
 * a list asks for the setting once.
 */
export const lowStockSql = sql<number>`coalesce(${products.lowStockThreshold}, (select krok_low_stock()))`

/** True if few are left of a product, for a query that finds its products otherwise. */
export const isLowStock = sql`(${products.stockQuantity} <= ${lowStockSql} and not ${products.isSet})`

const byOwnThreshold = sql`select few.id from products few where few.is_low`
const byTheShops = sql`
  select few.id from products few
  where few.low_stock_threshold is null and not few.is_set and few.stock_quantity <= (select krok_low_stock())
    and few.stock_band <= (select ${stockBandOf(sql`krok_low_stock()`)})`

/** The same, for a query that looks for such among all: each half of it has its index. */
export const isAmongLowStock = sql`${products.id} in (${byOwnThreshold} union all ${byTheShops})`

/** The query of the ids of such products, at most so many of each half. */
export function lowStockUpTo(most: number): SQL {
  // In the order of their index, which the planner would not use to find as many as it takes them for.
  return sql`(${byOwnThreshold} limit ${most}) union all (${byTheShops} order by few.stock_band limit ${most})`
}
