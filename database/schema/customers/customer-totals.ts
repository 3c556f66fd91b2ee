import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { customers } from '../accounts/customers.ts'

/** For sorting: who never ordered comes before everybody else. */
export function lastOrderOf(lastOrderAt: SQLWrapper): SQL {
  return sql`coalesce(${lastOrderAt}, 'epoch'::timestamptz)`
}

/**
 * The total of a customer's orders, so that lists can be sorted by it. Kept by triggers, at the end of each
 * transaction.
 */
export const customerTotals = pgTable(
  'customer_totals',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Counts orders that are not hidden, whatever became of them. */
    orderCount: integer('order_count').notNull().default(0),
    /** Payments less refunds, those that are under way included, in ZAR cents. */
    spentCents: bigint('spent_cents', { mode: 'number' }).notNull().default(0),
    lastOrderAt: instant('last_order_at'),
  },
  (table) => [
    index('customer_totals_by_spent').on(table.spentCents, table.customerId),
    index('customer_totals_by_last_order').on(lastOrderOf(table.lastOrderAt), table.customerId),
    staffReadPolicy('customer_totals'),
    shopPolicy('customer_totals'),
  ],
)
