import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { customers } from '../accounts/customers.ts'

/** Notes of the staff about a customer. Written, never rewritten; go with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('customer_notes_by_customer').on(table.customerId, table.id),
    staffReadPolicy('customer_notes'),
    shopPolicy('customer_notes'),
  ],
)
