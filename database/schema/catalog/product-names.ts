import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { products } from './products.ts'

/**
 * Everything that a product was ever called: orders keep the name that it had, and are found by it. A trigger on the products
 * adds the rows. It is no column of theirs, because a trigger that sets one makes each sale compute and write all generated
 * columns again.
 */
export const productNames = pgTable(
  'product_names',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The names in both languages and the SKU, as a line of `orders.goods`. */
    line: text().notNull(),
  },
  (table) => [
    index('product_names_by_product').on(table.productId),
    index('product_names_search').using('gin', table.line.op('gin_trgm_ops')),
    staffReadPolicy('product_names'),
    shopPolicy('product_names'),
  ],
)
