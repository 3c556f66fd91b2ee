import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { products } from './products.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** The outcome of a stocktake. */
export const STOCKTAKE_OUTCOMES = ['booked', 'abandoned'] as const

/** A count of what stands on the shelves. */
export const stocktakes = pgTable(
  'stocktakes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null if everything is counted. */
    categoryId: uuid('category_id').references(() => categories.id),
    startedBy: uuid('started_by').notNull(),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    outcome: text({ enum: STOCKTAKE_OUTCOMES }),
    /** The reason for differences, in the words of who booked them. */
    notes: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check('stocktakes_outcome', isOneOf(table.outcome, STOCKTAKE_OUTCOMES)),
    check(
      'stocktakes_closed',
      sql`num_nulls(${table.closedAt}, ${table.closedBy}, ${table.outcome}) in (0, 3)`,
    ),
    index('stocktakes_newest').on(table.createdAt, table.id),
    staffReadPolicy('stocktakes'),
    shopPolicy('stocktakes'),
  ],
)

/** The quantities that a stocktake expects and finds of a product. */
export const stocktakeLines = pgTable(
  'stocktake_lines',
  {
    stocktakeId: uuid('stocktake_id')
      .notNull()
      .references(() => stocktakes.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The quantity on hand when the stocktake began. */
    expected: integer().notNull(),
    /** The quantity counted; null until somebody has. */
    counted: integer(),
    /** The quantity on hand when the count was entered: what was packed or received since the beginning is in it. */
    onHandAtCount: integer('on_hand_at_count'),
    countedBy: uuid('counted_by'),
    countedAt: instant('counted_at'),
    /** Counts up with each entry, so that two who count the same product notice. */
    version: integer().notNull().default(0),
    /** By how much the stock was put right when the stocktake was booked. */
    booked: integer(),
    /** Until the stocktake is closed. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.stocktakeId, table.productId] }),
    check('stocktake_lines_counted', sql`${table.counted} >= 0`),
    check(
      'stocktake_lines_entry',
      sql`num_nulls(${table.counted}, ${table.onHandAtCount}, ${table.countedBy}, ${table.countedAt}) in (0, 4)`,
    ),
    // Two stocktakes of one product would book the same difference twice.
    uniqueIndex('stocktake_lines_open')
      .on(table.productId)
      .where(sql`${table.isOpen}`),
    staffReadPolicy('stocktake_lines'),
    shopPolicy('stocktake_lines'),
  ],
)
