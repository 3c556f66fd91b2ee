import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  MOST_RETURN_PICTURES,
  RETURN_REASONS,
  RETURN_RIGHTS,
  RETURN_STATES,
  RETURN_WISHES,
} from '#shared/orders/return-fields.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { orderItems, orders } from './orders.ts'
import { refunds } from './refunds.ts'

/** Buyers who ask to return something, and what the shop answered. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text({ enum: RETURN_STATES }).notNull().default('waiting'),
    reason: text({ enum: RETURN_REASONS }).notNull(),
    wish: text({ enum: RETURN_WISHES }).notNull(),
    /** The right that it rests on, and its last day, `2026-11-25`: as they were when it was asked for. */
    right: text({ enum: RETURN_RIGHTS }).notNull(),
    /** Null while the shop does not know that the goods have arrived: the days had not begun. */
    rightUntil: date('right_until', { mode: 'string' }),
    /** As it was typed, never HTML. */
    words: text().notNull().default(''),
    /** Names of stored pictures. */
    pictures: text().array().notNull().default([]),
    /** For the buyer: why it was declined, or what else the shop says. */
    answer: text(),
    refundId: uuid('refund_id').references(() => refunds.id),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('return_requests_state', isOneOf(table.state, RETURN_STATES)),
    check('return_requests_reason', isOneOf(table.reason, RETURN_REASONS)),
    check('return_requests_wish', isOneOf(table.wish, RETURN_WISHES)),
    check('return_requests_right', isOneOf(table.right, RETURN_RIGHTS)),
    check(
      'return_requests_pictures',
      sql`cardinality(${table.pictures}) <= ${sql.raw(String(MOST_RETURN_PICTURES))}`,
    ),
    check('return_requests_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check('return_requests_declined', sql`${table.state} <> 'declined' or ${table.answer} is not null`),
    check('return_requests_refund', sql`(${table.state} = 'refunded') = (${table.refundId} is not null)`),
    index('return_requests_by_order').on(table.orderId),
    index('return_requests_by_refund')
      .on(table.refundId)
      .where(sql`${table.refundId} is not null`),
    // The requests that staff have to answer.
    index('return_requests_waiting')
      .on(table.orderId)
      .where(sql`${table.state} = 'waiting'`),
    staffReadPolicy('return_requests'),
    shopPolicy('return_requests'),
  ],
)

/** The jars that a request is about. */
export const returnLines = pgTable(
  'return_lines',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => returnRequests.id),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('return_lines_once').on(table.requestId, table.orderItemId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
    index('return_lines_by_item').on(table.orderItemId),
    staffReadPolicy('return_lines'),
    shopPolicy('return_lines'),
  ],
)
