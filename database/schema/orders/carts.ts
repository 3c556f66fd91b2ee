import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { customers } from '../accounts/customers.ts'
import { actorId, customer, shopPolicy } from '../roles.ts'

/** The carts of customers, the same on every device. A visitor's stays in the browser. */
export const carts = pgTable(
  'carts',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** In the format of the cookie: shared/orders/cart-cookie.ts. */
    lines: text().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When its owner was reminded of it, once; null again when it is emptied. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('carts_by_age').on(table.updatedAt),
    pgPolicy('carts_own', {
      for: 'all',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
      withCheck: sql`${table.customerId} = ${actorId}`,
    }),
    shopPolicy('carts'),
  ],
)
