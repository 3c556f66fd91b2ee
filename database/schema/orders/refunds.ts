import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { REFUND_KINDS, REFUND_STATUSES } from '#shared/orders/refund-states.ts'
import { cents, createdAt, instant, isOneOf } from '../columns.ts'
import { orderItems, orders } from './orders.ts'
import { payments } from './payments.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/**
 * Refunds, each of one payment. The amount is reserved when the refund is requested, and was sent when it is settled.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** For goods of the order, with lines and a credit note; or of a surplus. */
    kind: text({ enum: REFUND_KINDS }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull().default('pending'),
    amountCents: cents('amount_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    /** The reason; for staff and the credit note. */
    reason: text().notNull(),
    /** The bank's or the provider's reference. */
    reference: text(),
    /** The provider's reason for refusing. */
    explanation: text(),
    /** Staff send it, although a provider could. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** Null if the shop itself decided by its rule. */
    requestedBy: uuid('requested_by'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check(
      'refunds_amount',
      sql`${table.amountCents} > 0 and ${table.vatCents} between 0 and ${table.amountCents}`,
    ),
    check('refunds_kind', isOneOf(table.kind, REFUND_KINDS)),
    check('refunds_status', isOneOf(table.status, REFUND_STATUSES)),
    check('refunds_settled', sql`(${table.status} = 'settled') = (${table.settledAt} is not null)`),
    index('refunds_by_order').on(table.orderId),
    index('refunds_by_payment').on(table.paymentId),
    // Refunds that staff have to look at.
    index('refunds_not_settled')
      .on(table.orderId)
      .where(sql`${table.status} <> 'settled'`),
    pgPolicy('refunds_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('refunds'),
    shopPolicy('refunds'),
  ],
)

/** The parts of an order that a refund is for. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    /** Null for the delivery. */
    orderItemId: uuid('order_item_id').references(() => orderItems.id),
    /** The number of jars it is for; 0 if only the price is lowered. */
    quantity: integer().notNull(),
    amountCents: cents('amount_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    /** True if the jars are returned to stock. */
    restocks: boolean().notNull(),
  },
  (table) => [
    unique('refund_lines_once').on(table.refundId, table.orderItemId).nullsNotDistinct(),
    check('refund_lines_quantity', sql`${table.quantity} >= 0`),
    check(
      'refund_lines_amount',
      sql`${table.amountCents} >= 0 and ${table.vatCents} between 0 and ${table.amountCents}`,
    ),
    index('refund_lines_by_item').on(table.orderItemId),
    pgPolicy('refund_lines_of_visible_refunds', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.refundId} in (select ${refunds.id} from ${refunds})`,
    }),
    staffReadPolicy('refund_lines'),
    shopPolicy('refund_lines'),
  ],
)
