import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { orders } from './orders.ts'

/**
 * The words of buyers on their orders: name, mail address, phone, postal address, company, the receiver of a gift. Orders are searched by it, because
 * most buyers come again and write the same: a sale then adds nothing, where an index of the orders' own columns would cost
 * each of them. A trigger on the orders keeps the rows.
 */
export const buyerTexts = pgTable(
  'buyer_texts',
  {
    /** The buyer's mail address, in lower case; '' where the order has none. */
    email: text().notNull(),
    /** The order without a mail address that it is found by instead; null otherwise. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** As `buyer_text` and `receiver_text` make it: in lower case, without accents, between spaces. */
    text: text().notNull(),
  },
  (table) => [
    index('buyer_texts_by_email').on(table.email),
    index('buyer_texts_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('buyer_texts_search').using('gin', table.text.op('gin_trgm_ops')),
    staffReadPolicy('buyer_texts'),
    shopPolicy('buyer_texts'),
  ],
)
