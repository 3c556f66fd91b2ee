import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
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
    referenceType: text('reference_type').$type<'initial' | 'order' | 'return' | 'count'>().notNull(),
    referenceId: uuid('reference_id'),
    notes: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'inventory_movements_sign',
      sql`(${table.movementType} = 'in' and ${table.quantity} > 0) or (${table.movementType} = 'out' and ${table.quantity} < 0)`,
    ),
    index('inventory_movements_by_product').on(table.productId, table.createdAt.desc()),
    staffReadPolicy('inventory_movements'),
    shopPolicy('inventory_movements'),
  ],
)
