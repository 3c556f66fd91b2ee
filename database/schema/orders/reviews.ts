import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  pgView,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { REVIEW_STATES, type Stars } from '#shared/orders/review-fields.ts'
import { customers } from '../accounts/customers.ts'
import { products } from '../catalog/products.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { recipes } from '../recipes/recipes.ts'

/** Reviews of products by buyers, and of recipes by cooks: one each per person. The public reads only what is shown. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One of the two. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${reviews.productId}, ${reviews.recipeId})`),
    /**
     * The writer's address, in lower case: somebody who bought as a guest and has an account later stays one person.
     */
    email: text().notNull(),
    /** Null for guests. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The order in which a product was bought. */
    orderId: uuid('order_id').references(() => orders.id),
    stars: smallint().$type<Stars>().notNull(),
    title: text().notNull().default(''),
    /** As it was typed, never HTML. */
    text: text().notNull().default(''),
    shownName: text('shown_name').notNull(),
    /** The language it is written in. */
    language: text({ enum: LOCALES }).notNull(),
    state: text({ enum: REVIEW_STATES }).notNull().default('waiting'),
    /** The reason for refusing it, for its writer. */
    reason: text(),
    /** The shop's public answer. */
    reply: text(),
    decidedBy: uuid('decided_by'),
    /** Goes up with each change; a decision names the one that was read. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_one_each').on(table.subjectId, table.email),
    check('reviews_subject', sql`num_nonnulls(${table.productId}, ${table.recipeId}) = 1`),
    check('reviews_bought', sql`${table.productId} is null or ${table.orderId} is not null`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_state', isOneOf(table.state, REVIEW_STATES)),
    check('reviews_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
    check('reviews_email', sql`${table.email} = lower(${table.email})`),
    index('reviews_shown')
      .on(table.subjectId, table.createdAt, table.id, table.stars)
      .where(sql`${table.state} = 'shown'`),
    index('reviews_by_state').on(table.state, table.updatedAt, table.id),
    index('reviews_newest').on(table.updatedAt, table.id),
    index('reviews_by_email').on(table.email),
    index('reviews_by_customer').on(table.customerId),
    index('reviews_search').using(
      'gin',
      sql`(${table.title} || ' ' || ${table.text} || ' ' || ${table.shownName}) gin_trgm_ops`,
    ),
    pgPolicy('reviews_are_public', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.state} = 'shown'`,
    }),
    staffReadPolicy('reviews'),
    shopPolicy('reviews'),
  ],
)

/** The ratings of a product or a recipe in lists: always up to date with the table. */
export const ratings = pgView('ratings', {
  subjectId: uuid('subject_id').notNull(),
  average: doublePrecision().notNull(),
  count: integer().notNull(),
}).as(sql`
  select subject_id, round(avg(stars), 1)::float8 as average, count(*)::int as count
  from reviews where state = 'shown' group by subject_id`)

/** The orders whose buyer was asked for reviews, or would have been: each is looked at once. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  () => [shopPolicy('review_requests')],
)
