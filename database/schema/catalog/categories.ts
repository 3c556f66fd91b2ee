import { sql } from 'drizzle-orm'
import { boolean, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

export const categories = pgTable(
  'categories',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    name: localizedText('name').notNull(),
    description: localizedText('description').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    /** Goes up with each change; a save names the one that it was made from. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    pgPolicy('categories_active', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.isActive}`,
    }),
    staffReadPolicy('categories'),
    shopPolicy('categories'),
  ],
)
