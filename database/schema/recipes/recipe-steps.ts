import { sql } from 'drizzle-orm'
import { check, integer, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { recipes } from './recipes.ts'

/** The steps, one after the other. */
export const recipeSteps = pgTable(
  'recipe_steps',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: localizedText('title').notNull(),
    text: localizedText('text').notNull(),
    /** The keys of the lines that are used here. */
    uses: text().array().notNull().default([]),
    /** Something takes so long that a timer helps, and what is then ready. */
    timerMinutes: integer('timer_minutes'),
    timerLabel: localizedText('timer_label'),
  },
  (table) => [
    unique('recipe_steps_position').on(table.recipeId, table.position),
    check('recipe_steps_timer', sql`${table.timerMinutes} between 1 and 1440`),
    check('recipe_steps_timer_label', sql`(${table.timerMinutes} is null) = (${table.timerLabel} is null)`),
    pgPolicy('recipe_steps_of_visible_recipes', {
      for: 'select',
      to: [visitor, customer],
      using: sql`exists (select 1 from recipes where recipes.id = ${table.recipeId})`,
    }),
    staffReadPolicy('recipe_steps'),
    shopPolicy('recipe_steps'),
  ],
)
