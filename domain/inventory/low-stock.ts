import { sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'

/**
 * Up to how many items of a product are few: its own threshold, or the shop's, which is a setting. A subquery, so that
 * a list asks for the setting once.
 */
export const lowStockSql = sql<number>`coalesce(${products.lowStockThreshold}, (select krok_low_stock()))`
