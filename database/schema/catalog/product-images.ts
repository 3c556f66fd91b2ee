import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { products } from './products.ts'

/** A product's pictures; the first by position is its main one. */
export const productImages = pgTable(
  'product_images',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /**
     * Without size and ending: `pictures/3f9c` in the storage, or the path of a picture that is part of the shop,
     * `/images/products/x`.
     */
    name: text().notNull(),
    /** Identifies the stored files, to find a picture that the product has already; null if it is part of the shop. */
    contentHash: text('content_hash'),
    /** Empty texts stand for the product's name. */
    alt: localizedText('alt').notNull(),
    /** In pixels, of the largest size. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Counts the changes of the texts. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('product_images_by_product').on(table.productId, table.position, table.id),
    uniqueIndex('product_images_once').on(table.productId, table.contentHash),
    index('product_images_by_name').on(table.name),
    pgPolicy('product_images_of_visible_products', {
      for: 'select',
      to: [visitor, customer],
      using: sql`exists (select 1 from products where products.id = ${table.productId})`,
    }),
    staffReadPolicy('product_images'),
    shopPolicy('product_images'),
  ],
)
