import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { createdAt, instant } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { restaurantTables } from './tables.ts'

/**
 * The days that have reservations. Anyone who changes anything on a day locks its row first, so that what is counted (free
 * tables, guests of a slot) is still so when it is written.
 */
export const serviceDays = pgTable(
  'service_days',
  {
    day: date({ mode: 'string' }).primaryKey(),
    /** For the team: `half the band is ill`. */
    note: text().notNull().default(''),
  },
  () => [staffReadPolicy('service_days'), shopPolicy('service_days')],
)

/** A time in which a table, or the whole restaurant, takes no new reservations. Those that stand, stand. */
export const closeOuts = pgTable(
  'close_outs',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: date({ mode: 'string' }).notNull(),
    /** Null: the whole restaurant. */
    tableId: uuid('table_id').references(() => restaurantTables.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text().notNull().default(''),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('close_outs_by_day').on(table.day),
    check('close_outs_period', sql`${table.endsAt} > ${table.startsAt}`),
    staffReadPolicy('close_outs'),
    shopPolicy('close_outs'),
  ],
)
