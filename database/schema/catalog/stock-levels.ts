import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * The jars on the shelves, beside those that may be sold (`products.stock_quantity`): a jar leaves the stock when it is
 * ordered and the shelf when it is packed. For each product, on hand + missing = stock + ordered and not yet packed. A
 * trigger adds the row of a new product.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id),
    /** The number of jars that should be on the shelves, with or without a batch. */
    onHand: integer('on_hand').notNull(),
    /** Ordered, but taken off the shelf since: recalled, or not found in a stocktake. */
    missing: integer().notNull().default(0),
  },
  (table) => [
    check('stock_levels_on_hand', sql`${table.onHand} >= 0`),
    check('stock_levels_missing', sql`${table.missing} >= 0`),
    index('stock_levels_with_missing')
      .on(table.productId)
      .where(sql`${table.missing} > 0`),
    staffReadPolicy('stock_levels'),
    shopPolicy('stock_levels'),
  ],
)
