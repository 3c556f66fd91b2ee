import { sql } from 'drizzle-orm'
import { check, numeric, pgPolicy, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#shared/kernel/money.ts'
import { instant } from '../columns.ts'
import { customer, shopPolicy, staff, visitor } from '../roles.ts'

/** The value of one rand, by currency: fetched, or the fixed rate if fetching failed. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    code: text().$type<Currency>().primaryKey(),
    rate: numeric({ mode: 'number' }).notNull(),
    source: text().$type<'fetched' | 'fixed'>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('exchange_rates_positive', sql`${table.rate} > 0`),
    pgPolicy('exchange_rates_read', { for: 'select', to: [visitor, customer, staff], using: sql`true` }),
    shopPolicy('exchange_rates'),
  ],
)
