import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { shopPolicy } from '../roles.ts'

/** The kinds of key that identify the buyer of an unpaid order; a network is the first 48 bits of an IPv6 address. */
export const HOLD_KEY_KINDS = ['account', 'email', 'phone', 'address', 'network'] as const
export type HoldKeyKind = (typeof HOLD_KEY_KINDS)[number]

/**
 * Keyed hashes that identify the buyers of unpaid orders: nobody can read an address from them. The rows are deleted
 * when the order is paid, confirmed or called off, which it is after days at the latest.
 */
export const holdKeys = pgTable(
  'hold_keys',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: HOLD_KEY_KINDS }).notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('hold_keys_kind', isOneOf(table.kind, HOLD_KEY_KINDS)),
    index('hold_keys_by_key').on(table.key),
    shopPolicy('hold_keys'),
  ],
)
