import { sql } from 'drizzle-orm'
import { bigint, check, index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { HISTORY_SUBJECTS, type OrderStatus, type PaymentStatus } from '#shared/orders/order-states.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { orders } from './orders.ts'
import { ACTOR_ROLES, customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** Every step of every order: what changed, who changed it, when and why. Append-only. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The one of the two states that changed. */
    subject: text({ enum: HISTORY_SUBJECTS }).notNull(),
    /** Null for the first step. */
    fromStatus: text('from_status').$type<OrderStatus | PaymentStatus>(),
    toStatus: text('to_status').$type<OrderStatus | PaymentStatus>().notNull(),
    actorRole: text('actor_role', { enum: ACTOR_ROLES }).notNull(),
    /** Null if a guest or the shop itself acted. */
    actorId: uuid('actor_id'),
    /** The reason; only staff see it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    check('order_history_subject', isOneOf(table.subject, HISTORY_SUBJECTS)),
    index('order_history_by_order').on(table.orderId, table.id),
    // Finds the buyers to ask how it tasted.
    index('order_history_arrivals')
      .on(table.createdAt)
      .where(sql`${table.subject} = 'order' and ${table.toStatus} in ('shipped', 'delivered')`),
    // Everybody who sees the order sees its steps; only staff see who took them and why (enforced by column grants).
    pgPolicy('order_history_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('order_history'),
    shopPolicy('order_history'),
  ],
)
