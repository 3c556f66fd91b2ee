import { sql } from 'drizzle-orm'
import { boolean, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Province } from '#shared/accounts/provinces.ts'
import { createdAt } from '../columns.ts'
import { actorId, customer, shopPolicy } from '../roles.ts'
import { customers } from './customers.ts'

/** The addresses to which a customer has parcels sent; nobody else sees them. They go with the account. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    street: text().notNull(),
    suburb: text(),
    city: text().notNull(),
    province: text().$type<Province>().notNull(),
    postalCode: text('postal_code').notNull(),
    /** The one that the checkout begins with. */
    isStandard: boolean('is_standard').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId, table.createdAt),
    uniqueIndex('addresses_standard')
      .on(table.customerId)
      .where(sql`${table.isStandard}`),
    pgPolicy('addresses_own', {
      for: 'select',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
    }),
    shopPolicy('addresses'),
  ],
)
