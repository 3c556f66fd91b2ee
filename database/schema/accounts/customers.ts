import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from '../roles.ts'
import { users } from './users.ts'

/** The people with an account; how they sign in is in `users`, under the same id. Guests are not here. */
export const customers = pgTable(
  'customers',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    fullname: text().generatedAlwaysAs(
      (): SQL => sql`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
    ),
    phone: text(),
    /** Name, mail address and phone as `guest_text` makes one text of them; a trigger keeps it. */
    searchText: text('search_text').notNull().default(''),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
    /** Counts the changes of name and phone: a save made from an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('customers_newest').on(table.createdAt, table.id),
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    pgPolicy('customers_own', { for: 'select', to: customer, using: sql`${table.id} = ${actorId}` }),
    pgPolicy('customers_own_change', {
      for: 'update',
      to: customer,
      using: sql`${table.id} = ${actorId}`,
      withCheck: sql`${table.id} = ${actorId}`,
    }),
    staffReadPolicy('customers'),
    shopPolicy('customers'),
  ],
)
