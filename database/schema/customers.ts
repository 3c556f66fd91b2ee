import { sql, type SQL } from 'drizzle-orm'
import { boolean, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from './roles.ts'

/** People with an account. A guest's contact details stay on the order alone. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').unique(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    fullname: text().generatedAlwaysAs(
      (): SQL => sql`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
    ),
    phone: text(),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customers_email').on(sql`lower(${table.email})`),
    pgPolicy('customers_own', { for: 'select', to: customer, using: sql`${table.id} = ${actorId}` }),
    staffReadPolicy('customers'),
    shopPolicy('customers'),
  ],
)
