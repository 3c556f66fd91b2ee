import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { ACTOR_ROLES, customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'
import { orders } from './orders.ts'

/** Changes of placed orders, each with the order before and after it. Append-only, but for contact details that are forgotten. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The first change of an order is 1. */
    serial: integer().notNull(),
    actorRole: text('actor_role', { enum: ACTOR_ROLES }).notNull(),
    /** Null if a guest changed it. */
    actorId: uuid('actor_id'),
    /** The reason; only staff see it. */
    reason: text(),
    before: jsonb().$type<OrderSnapshot>().notNull(),
    after: jsonb().$type<OrderSnapshot>().notNull(),
    /** In ZAR cents; below zero if the order costs less. */
    differenceCents: integer('difference_cents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_changes_serial').on(table.orderId, table.serial),
    check('order_changes_role', isOneOf(table.actorRole, ACTOR_ROLES)),
    check('order_changes_serial_from_one', sql`${table.serial} > 0`),
    check(
      'order_changes_difference',
      sql`${table.differenceCents} = (${table.after} ->> 'totalCents')::int - (${table.before} ->> 'totalCents')::int`,
    ),
    // Everybody who sees the order sees what changed; only staff see who changed it and why (enforced by column grants).
    pgPolicy('order_changes_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('order_changes'),
    shopPolicy('order_changes'),
  ],
)
