import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CLAIM_STATES, PARCEL_REASONS } from '#shared/orders/parcels.ts'
import { cents, createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { orderItems, orders } from './orders.ts'

/** Parcels that followed the first of their order: it was lost, or jars are replaced. Written, never rewritten. */
export const parcels = pgTable(
  'parcels',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    reason: text({ enum: PARCEL_REASONS }).notNull(),
    /** The courier and number of the parcel that was lost; null for a replacement. */
    lostCarrier: text('lost_carrier'),
    lostNumber: text('lost_number'),
    /** Null for jars that are collected. */
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** The shop's own cost of sending it. */
    costCents: cents('cost_cents').notNull(),
    sentBy: uuid('sent_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('parcels_reason', isOneOf(table.reason, PARCEL_REASONS)),
    check('parcels_tracking', sql`num_nulls(${table.carrier}, ${table.trackingNumber}) in (0, 2)`),
    check('parcels_cost', sql`${table.costCents} >= 0`),
    // A lost parcel is sent again once; the next one has a number of its own.
    unique('parcels_lost_once').on(table.orderId, table.lostNumber),
    index('parcels_by_order').on(table.orderId, table.createdAt),
    staffReadPolicy('parcels'),
    shopPolicy('parcels'),
  ],
)

/** The jars in such a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.orderItemId] }),
    check('parcel_lines_quantity', sql`${table.quantity} > 0`),
    index('parcel_lines_by_item').on(table.orderItemId),
    staffReadPolicy('parcel_lines'),
    shopPolicy('parcel_lines'),
  ],
)

/** Money that the shop wants back from a courier for a lost parcel. */
export const parcelClaims = pgTable(
  'parcel_claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The courier's number for it. */
    reference: text().notNull(),
    state: text({ enum: CLAIM_STATES }).notNull().default('open'),
    claimedBy: uuid('claimed_by').notNull(),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    check('parcel_claims_amount', sql`${table.amountCents} > 0`),
    check('parcel_claims_state', isOneOf(table.state, CLAIM_STATES)),
    check('parcel_claims_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    unique('parcel_claims_once').on(table.orderId, table.trackingNumber),
    index('parcel_claims_by_state').on(table.state, table.createdAt, table.id),
    staffReadPolicy('parcel_claims'),
    shopPolicy('parcel_claims'),
  ],
)
