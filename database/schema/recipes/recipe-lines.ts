import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { UNITS } from '#shared/recipes/recipe-fields.ts'
import { products } from '../catalog/products.ts'
import { isOneOf, localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { ingredients } from './ingredients.ts'
import { recipes } from './recipes.ts'

/** One line of a recipe's list: so much of an ingredient, or of a product of ours. */
export const recipeLines = pgTable(
  'recipe_lines',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Unique in its recipe; steps name it. */
    key: text().notNull(),
    ingredientId: text('ingredient_id').references(() => ingredients.id),
    /** Null, like the ingredient, if the line's product has been deleted; `name` then says what it was. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** The product's name when the line was written, for when it is gone. */
    name: localizedText('name'),
    /** For the recipe's own servings; null means to taste. */
    amount: numeric({ mode: 'number' }),
    unit: text({ enum: UNITS }),
    /** The preparation: `finely sliced`. */
    note: localizedText('note'),
    /** A part of the dish with a list of its own: `For the relish`. */
    part: localizedText('part'),
    isOptional: boolean('is_optional').notNull().default(false),
  },
  (table) => [
    unique('recipe_lines_position').on(table.recipeId, table.position),
    unique('recipe_lines_key').on(table.recipeId, table.key),
    index('recipe_lines_by_product').on(table.productId),
    index('recipe_lines_by_ingredient').on(table.ingredientId),
    check('recipe_lines_of_one', sql`num_nonnulls(${table.ingredientId}, ${table.name}) = 1`),
    check('recipe_lines_product_has_name', sql`${table.productId} is null or ${table.name} is not null`),
    check('recipe_lines_amount', sql`${table.amount} > 0`),
    check('recipe_lines_unit', isOneOf(table.unit, UNITS)),
    pgPolicy('recipe_lines_of_visible_recipes', {
      for: 'select',
      to: [visitor, customer],
      using: sql`exists (select 1 from recipes where recipes.id = ${table.recipeId})`,
    }),
    staffReadPolicy('recipe_lines'),
    shopPolicy('recipe_lines'),
  ],
)
