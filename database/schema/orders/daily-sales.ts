import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/products.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/*
 * Sales by day, in the shop's time zone: the totals of tax invoices, less those of credit notes, on the days on which
 * they were issued. A trigger on the documents keeps both tables, so that reports do not read all orders.
 */

/** VAT and delivery included. */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date().primaryKey(),
    /** The number of orders invoiced. */
    orders: integer().notNull(),
    /** Below zero on a day on which more was credited than sold. */
    cents: bigint({ mode: 'number' }).notNull(),
  },
  () => [staffReadPolicy('daily_sales'), shopPolicy('daily_sales')],
)

/** The same of each product, after discounts, VAT included. */
export const dailyProductSales = pgTable(
  'daily_product_sales',
  {
    day: date().notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The number of jars. */
    quantity: integer().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.productId] }),
    staffReadPolicy('daily_product_sales'),
    shopPolicy('daily_product_sales'),
  ],
)
