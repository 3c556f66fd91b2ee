import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { orderItems } from '../orders/orders.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { batches } from './batches.ts'

/** The batches from which the jars of an order were packed. An order that is not packed has none. */
export const orderItemBatches = pgTable(
  'order_item_batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    /** Null for jars whose batch nobody knows. */
    batchId: uuid('batch_id').references(() => batches.id),
    quantity: integer().notNull(),
    /** The number that came back: the order was cancelled, they were refunded, or others were packed instead. */
    returned: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_item_batches_once').on(table.orderItemId, table.batchId).nullsNotDistinct(),
    check('order_item_batches_quantity', sql`${table.quantity} > 0`),
    check('order_item_batches_returned', sql`${table.returned} between 0 and ${table.quantity}`),
    index('order_item_batches_by_batch')
      .on(table.batchId)
      .where(sql`${table.batchId} is not null`),
    staffReadPolicy('order_item_batches'),
    shopPolicy('order_item_batches'),
  ],
)
