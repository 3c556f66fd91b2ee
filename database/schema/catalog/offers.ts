import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { OFFER_KINDS } from '#shared/catalog/offers.ts'
import { cents, createdAt, instant, localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { categories } from './categories.ts'
import { products } from './products.ts'

/**
 * Offers that apply by themselves between two times: to a product, a category, or all goods. One that has begun keeps its
 * terms, so that the prices of any moment can be told later.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: localizedText('name').notNull(),
    kind: text({ enum: OFFER_KINDS }).notNull(),
    /** For `percent`. */
    percent: integer(),
    /** Off the goods for `amount`, the price of a jar for `sale_price`. */
    amountCents: cents('amount_cents'),
    /** For `pay_for`: of so many jars, so many are paid. */
    buyQuantity: integer('buy_quantity'),
    payQuantity: integer('pay_quantity'),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** The least number of jars, and the least that they cost, for it to apply. */
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    minimumCents: cents('minimum_cents').notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    /** The first moment at which it no longer applies. */
    endsAt: instant('ends_at').notNull(),
    /** When an admin ended it before its time. */
    offAt: instant('off_at'),
    /** It goes together with other offers that do, and with discount codes. */
    combines: boolean().notNull().default(false),
    /** Raised by each change; a save names the version that was edited. */
    version: integer().notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'offers_kind',
      sql`((${table.kind} = 'percent' and ${table.percent} between 1 and 99 and num_nonnulls(${table.amountCents}, ${table.buyQuantity}, ${table.payQuantity}) = 0)
        or (${table.kind} in ('amount', 'sale_price') and ${table.amountCents} > 0 and num_nonnulls(${table.percent}, ${table.buyQuantity}, ${table.payQuantity}) = 0)
        or (${table.kind} = 'pay_for' and ${table.payQuantity} > 0 and ${table.payQuantity} < ${table.buyQuantity} and num_nonnulls(${table.percent}, ${table.amountCents}) = 0)) is true`,
    ),
    check('offers_for', sql`num_nonnulls(${table.productId}, ${table.categoryId}) <= 1`),
    check('offers_needs', sql`${table.minimumQuantity} > 0 and ${table.minimumCents} >= 0`),
    // A price is the same for everyone who looks at it.
    check(
      'offers_sale_price',
      sql`${table.kind} <> 'sale_price' or (${table.productId} is not null and ${table.minimumQuantity} = 1 and ${table.minimumCents} = 0)`,
    ),
    check('offers_period', sql`${table.startsAt} < ${table.endsAt}`),
    index('offers_newest').on(table.createdAt, table.id),
    // Finds those that run or are planned, which are few.
    index('offers_by_end').on(table.endsAt),
    index('offers_by_product')
      .on(table.productId)
      .where(sql`${table.productId} is not null`),
    index('offers_by_category')
      .on(table.categoryId)
      .where(sql`${table.categoryId} is not null`),
    pgPolicy('offers_public', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('offers'),
    shopPolicy('offers'),
  ],
)

/** The prices that products had before their present ones, without offers. Written by a trigger on `products`. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: cents('price_cents').notNull(),
    fromAt: instant('from_at').notNull(),
    /** The first moment at which it was another. */
    untilAt: instant('until_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.untilAt] }),
    pgPolicy('price_history_public', { for: 'select', to: [visitor, customer], using: sql`true` }),
    staffReadPolicy('price_history'),
    shopPolicy('price_history'),
  ],
)
