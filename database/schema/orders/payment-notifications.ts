import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import { NOTIFICATION_DETAILS, NOTIFICATION_VERDICTS } from '#shared/orders/payment-records.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** Notifications from payment providers, unchanged, and the shop's verdict on them. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    body: text().notNull(),
    /** Only the headers that contain a signature. */
    headers: jsonb().$type<Record<string, string>>().notNull(),
    address: text().notNull(),
    verdict: text({ enum: NOTIFICATION_VERDICTS }).notNull().default('waiting'),
    /** The reason for the verdict: why it was refused, or how the money did not fit. */
    detail: text({ enum: NOTIFICATION_DETAILS }),
    orderId: uuid('order_id').references(() => orders.id),
    receivedAt: createdAt(),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    check('payment_notifications_verdict', isOneOf(table.verdict, NOTIFICATION_VERDICTS)),
    index('payment_notifications_newest').on(table.receivedAt, table.id),
    index('payment_notifications_by_verdict').on(table.verdict, table.receivedAt, table.id),
    index('payment_notifications_by_method').on(table.method, table.receivedAt, table.id),
    index('payment_notifications_by_order').on(table.orderId),
    staffReadPolicy('payment_notifications'),
    shopPolicy('payment_notifications'),
  ],
)
