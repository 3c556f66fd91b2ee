import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { orders } from './orders.ts'

/** Notes of the staff about an order. Written, never rewritten. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_notes_by_order').on(table.orderId, table.id),
    staffReadPolicy('order_notes'),
    shopPolicy('order_notes'),
  ],
)
