import { sql } from 'drizzle-orm'
import { check, integer, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { DIET_KINDS } from '#shared/recipes/recipe-fields.ts'
import { isOneOf, localizedText } from '../columns.ts'
import { customer, shopPolicy, staff, visitor } from '../roles.ts'

/** The ingredients of recipes besides our products. A recipe has the allergens of all that is in it. */
export const ingredients = pgTable(
  'ingredients',
  {
    /** Lower-case letters, digits and hyphens: `coconut-milk`. */
    id: text().primaryKey(),
    name: localizedText('name').notNull(),
    /** The word for counting: in English one of it (`lime`), in Thai the word by which it is counted (`ลูก`). */
    counted: localizedText('counted'),
    allergens: text({ enum: ALLERGENS }).array().notNull().default([]),
    diet: text({ enum: DIET_KINDS }).notNull(),
    /** A substitute, and where to find it in South Africa. */
    swap: localizedText('swap'),
    /** Goes up with each change; a save names the one that it was made from. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('ingredients_id', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('ingredients_diet', isOneOf(table.diet, DIET_KINDS)),
    pgPolicy('ingredients_read', { for: 'select', to: [visitor, customer, staff], using: sql`true` }),
    shopPolicy('ingredients'),
  ],
)
