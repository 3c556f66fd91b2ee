import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { customers } from '../accounts/customers.ts'
import { createdAt } from '../columns.ts'
import { actorId, customer, shopPolicy } from '../roles.ts'
import { recipes } from './recipes.ts'

/** The recipes that customers have kept for themselves; nobody else sees them. */
export const recipeFavourites = pgTable(
  'recipe_favourites',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.recipeId] }),
    index('recipe_favourites_by_recipe').on(table.recipeId),
    pgPolicy('recipe_favourites_own', {
      for: 'all',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
      withCheck: sql`${table.customerId} = ${actorId}`,
    }),
    shopPolicy('recipe_favourites'),
  ],
)
