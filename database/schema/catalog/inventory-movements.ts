import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ADJUSTMENT_REASONS, MOVEMENT_REFERENCES } from '#shared/catalog/movements.ts'
import { batches } from './batches.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { products } from './products.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** The stock ledger: a row for every change, so that the sum of a product's quantities is its stock. */
export const inventoryMovements = pgTable(
  'inventory_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    movementType: text('movement_type').$type<'in' | 'out'>().notNull(),
    /** Positive for `in`, negative for `out`. */
    quantity: integer().notNull(),
    referenceType: text('reference_type', { enum: MOVEMENT_REFERENCES }).notNull(),
    /** The order, the delivery, the batch or the stocktake; of an adjustment the key of its form. */
    referenceId: uuid('reference_id'),
    /** Set for an adjustment only: every other reference explains itself. */
    reason: text({ enum: ADJUSTMENT_REASONS }),
    batchId: uuid('batch_id').references(() => batches.id),
    /** The member of staff; null if a buyer or the shop itself caused it. Outlives the account. */
    actorId: uuid('actor_id'),
    notes: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'inventory_movements_sign',
      sql`(${table.movementType} = 'in' and ${table.quantity} > 0) or (${table.movementType} = 'out' and ${table.quantity} < 0)`,
    ),
    check('inventory_movements_reference', isOneOf(table.referenceType, MOVEMENT_REFERENCES)),
    check(
      'inventory_movements_reason',
      sql`(${table.referenceType} = 'adjustment') = (${table.reason} is not null) and ${isOneOf(table.reason, ADJUSTMENT_REASONS)}`,
    ),
    index('inventory_movements_by_product').on(table.productId, table.createdAt, table.id),
    // A form is never booked twice.
    uniqueIndex('inventory_movements_once')
      .on(table.referenceId, table.productId, sql`coalesce(${table.batchId}, ${table.productId})`)
      .where(sql`${table.referenceType} in ('receipt', 'adjustment')`),
    staffReadPolicy('inventory_movements'),
    shopPolicy('inventory_movements'),
  ],
)
