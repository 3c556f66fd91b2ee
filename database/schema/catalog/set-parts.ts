import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './products.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** The products that a set is made of. The two constant columns let its keys refuse a set within a set. */
export const setParts = pgTable(
  'set_parts',
  {
    setId: uuid('set_id').notNull(),
    partId: uuid('part_id').notNull(),
    /** The number of them in one set. */
    quantity: integer().notNull(),
    position: integer().notNull(),
    ofSet: boolean('of_set')
      .notNull()
      .generatedAlwaysAs(sql`true`),
    isSet: boolean('is_set')
      .notNull()
      .generatedAlwaysAs(sql`false`),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.partId] }),
    foreignKey({
      name: 'set_parts_set',
      columns: [table.setId, table.ofSet],
      foreignColumns: [products.id, products.isSet],
    }).onDelete('cascade'),
    foreignKey({
      name: 'set_parts_part',
      columns: [table.partId, table.isSet],
      foreignColumns: [products.id, products.isSet],
    }),
    check('set_parts_quantity', sql`${table.quantity} between 1 and 99`),
    index('set_parts_by_part').on(table.partId),
    // The contents of a box are no secret; a hidden part is, and the policies of products hide it.
    pgPolicy('set_parts_of_all', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('set_parts'),
    shopPolicy('set_parts'),
  ],
)
