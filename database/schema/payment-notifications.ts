import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import { createdAt, instant } from './columns.ts'
import { orders } from './orders.ts'
import { shopPolicy, staffReadPolicy } from './roles.ts'

/** What payment providers have posted, as it came, and what the shop made of it. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    method: text().$type<PaymentMethod>().notNull(),
    body: text().notNull(),
    /** The few that a signature stands in. */
    headers: jsonb().$type<Record<string, string>>().notNull(),
    address: text().notNull(),
    verdict: text()
      .$type<'waiting' | 'paid' | 'kept' | 'known' | 'failed' | 'none' | 'refused'>()
      .notNull()
      .default('waiting'),
    /** What is behind the verdict: why it was refused, or the money did not fit. */
    detail: text(),
    orderId: uuid('order_id').references(() => orders.id),
    receivedAt: createdAt(),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    check(
      'payment_notifications_verdict',
      sql`${table.verdict} in ('waiting', 'paid', 'kept', 'known', 'failed', 'none', 'refused')`,
    ),
    index('payment_notifications_newest').on(table.receivedAt, table.id),
    index('payment_notifications_by_order').on(table.orderId),
    staffReadPolicy('payment_notifications'),
    shopPolicy('payment_notifications'),
  ],
)
