import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { createdAt, instant } from '../columns.ts'
import { products } from './products.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** Goods of one product that were made together and expire together. */
export const batches = pgTable(
  'batches',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** As it is printed on the jar. */
    code: text().notNull(),
    /** `2027-03-31`: the last day on which it is packed. */
    bestBefore: date('best_before', { mode: 'string' }).notNull(),
    /** The quantity delivered, over all deliveries. */
    receivedQuantity: integer('received_quantity').notNull(),
    /** The quantity on the shelves: neither packed nor written off. */
    remaining: integer().notNull(),
    /** From then on it is neither packed nor sold. */
    recalledAt: instant('recalled_at'),
    recalledBy: uuid('recalled_by'),
    /** The message to the buyers: why, and what to do. */
    recallReason: jsonb('recall_reason').$type<LocalizedText>(),
    recallAdvice: jsonb('recall_advice').$type<LocalizedText>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('batches_code').on(table.productId, table.code),
    check('batches_received', sql`${table.receivedQuantity} > 0`),
    check('batches_remaining', sql`${table.remaining} >= 0`),
    check(
      'batches_recalled',
      sql`(${table.recalledAt} is null and num_nonnulls(${table.recalledBy}, ${table.recallReason}, ${table.recallAdvice}) = 0)
        or (num_nulls(${table.recalledAt}, ${table.recalledBy}, ${table.recallReason}, ${table.recallAdvice}) = 0 and ${table.remaining} = 0)`,
    ),
    // First to expire, first packed; and what expires soon.
    index('batches_left')
      .on(table.productId, table.bestBefore)
      .where(sql`${table.remaining} > 0`),
    index('batches_expiring')
      .on(table.bestBefore)
      .where(sql`${table.remaining} > 0`),
    index('batches_newest').on(table.createdAt, table.id),
    index('batches_newest_recalled')
      .on(table.createdAt, table.id)
      .where(sql`${table.recalledAt} is not null`),
    index('batches_code_search').using('gin', sql`${table.code} gin_trgm_ops`),
    // A batch on the shelves is no secret: its code is on each jar.
    pgPolicy('batches_on_shelf', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.remaining} > 0 and ${table.recalledAt} is null`,
    }),
    staffReadPolicy('batches'),
    shopPolicy('batches'),
  ],
)
