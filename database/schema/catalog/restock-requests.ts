import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { products } from './products.ts'
import { digest, instant, isOneOf } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

/** A request to be told when a product is back: its address not proved yet, or waiting for the product. */
const RESTOCK_REQUEST_STATES = ['pending', 'waiting'] as const

/** Requests to be told when a product is back in stock. A row goes when the person has been told. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    state: text({ enum: RESTOCK_REQUEST_STATES }).notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** The text at the form, for the day they confirm. */
    wording: text().notNull(),
    /** Hash of the token in the last mailed link. */
    tokenHash: digest('token_hash').unique(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    unique('restock_requests_once').on(table.productId, table.email),
    check('restock_requests_email', sql`${table.email} = lower(${table.email})`),
    check('restock_requests_state', isOneOf(table.state, RESTOCK_REQUEST_STATES)),
    index('restock_requests_by_email').on(table.email),
    index('restock_requests_by_age').on(table.state, table.askedAt),
    shopPolicy('restock_requests'),
  ],
)
