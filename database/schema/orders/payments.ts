import { sql } from 'drizzle-orm'
import { check, date, index, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { RECEIVED_METHODS } from '#shared/orders/received-methods.ts'
import { PAYMENT_PROBLEMS } from '#shared/orders/payment-records.ts'
import { cents, createdAt, isOneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** Money that has arrived, one row for each transfer or charge. Kept whatever happens to the order. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    method: text({ enum: RECEIVED_METHODS }).notNull(),
    /** The bank's or the provider's reference; unique within the method. */
    reference: text().notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The amount refunded, pending refunds included. */
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** The reason for staff to look at it; null if it simply paid its order. */
    problem: text({ enum: PAYMENT_PROBLEMS }),
    /** The staff member who recorded it; null if the provider reported it. */
    recordedBy: uuid('recorded_by'),
    /** The day on the bank's statement, `2026-11-25`; null where none told it. */
    receivedOn: date('received_on', { mode: 'string' }),
    /** An admin's reason for recording it by hand; only staff see it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payments_once').on(table.method, table.reference),
    check('payments_amount', sql`${table.amountCents} > 0`),
    check('payments_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check('payments_problem', isOneOf(table.problem, PAYMENT_PROBLEMS)),
    index('payments_by_order').on(table.orderId),
    pgPolicy('payments_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('payments'),
    shopPolicy('payments'),
  ],
)
