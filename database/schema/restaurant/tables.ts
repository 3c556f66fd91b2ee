import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

const seats = () => ({
  /** Fewer guests than this are not put here while the day is open to all. */
  fewest: integer().notNull().default(1),
  most: integer().notNull(),
})

/** The tables of the restaurant, each at most one party at a time. */
export const restaurantTables = pgTable(
  'restaurant_tables',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its name in the house: `7`, `Terrace 2`. */
    name: text().notNull().unique(),
    /** The part of the house it stands in: `Terrace`. Empty: there is only one. */
    area: text().notNull().default(''),
    ...seats(),
    sortOrder: integer('sort_order').notNull().default(0),
    /** Not closed for a day but taken out: no new reservation gets it. */
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'restaurant_tables_seats',
      sql`${table.fewest} between 1 and ${table.most} and ${table.most} <= 50`,
    ),
    staffReadPolicy('restaurant_tables'),
    shopPolicy('restaurant_tables'),
  ],
)

/** Tables that are pushed together for a large party. Each of them can still be taken by itself. */
export const tableCombinations = pgTable(
  'table_combinations',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...seats(),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (table) => [
    check(
      'table_combinations_seats',
      sql`${table.fewest} between 1 and ${table.most} and ${table.most} <= 100`,
    ),
    staffReadPolicy('table_combinations'),
    shopPolicy('table_combinations'),
  ],
)

export const combinedTables = pgTable(
  'combined_tables',
  {
    combinationId: uuid('combination_id')
      .notNull()
      .references(() => tableCombinations.id, { onDelete: 'cascade' }),
    tableId: uuid('table_id')
      .notNull()
      .references(() => restaurantTables.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.combinationId, table.tableId] }),
    staffReadPolicy('combined_tables'),
    shopPolicy('combined_tables'),
  ],
)
