import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { products } from './products.ts'

/** Addresses that products had before: they lead to the present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('former_slugs_by_product').on(table.productId),
    pgPolicy('former_slugs_public', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('former_slugs'),
    shopPolicy('former_slugs'),
  ],
)
