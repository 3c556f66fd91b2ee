import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { recipes } from './recipes.ts'

/** Addresses that recipes had before: they lead to the present one. */
export const formerRecipeSlugs = pgTable(
  'former_recipe_slugs',
  {
    slug: text().primaryKey(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('former_recipe_slugs_by_recipe').on(table.recipeId),
    pgPolicy('former_recipe_slugs_public', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('former_recipe_slugs'),
    shopPolicy('former_recipe_slugs'),
  ],
)
