import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { orders } from './orders.ts'

/**
 * The lines of bank statements that were recorded as payments, so that none is recorded twice. Only a hash of each: the
 * shop's account is nobody's business here.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    /** SHA-256 of its day, amount and description, as base64url. */
    hash: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  () => [staffReadPolicy('statement_lines'), shopPolicy('statement_lines')],
)
