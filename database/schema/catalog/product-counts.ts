import { sql } from 'drizzle-orm'
import { boolean, integer, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { categories } from './categories.ts'

/**
 * Counts the products of a category whose labels say the same. A trigger on the products keeps it, so that lists are counted by any
 * of these facts without reading the products. The columns are named as theirs.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull(),
    labelFacts: integer('label_facts').notNull(),
    allergens: text({ enum: ALLERGENS }).array(),
    count: integer().notNull(),
  },
  (table) => [
    unique('product_counts_once')
      .on(table.categoryId, table.isActive, table.labelFacts, table.allergens)
      .nullsNotDistinct(),
    pgPolicy('product_counts_active', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.isActive} and ${table.categoryId} = any (array(select id from categories where is_active))`,
    }),
    staffReadPolicy('product_counts'),
    shopPolicy('product_counts'),
  ],
)
