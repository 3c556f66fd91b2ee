import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { instant, isOneOf } from '../columns.ts'
import { isAdmin, shopPolicy, staff } from '../roles.ts'

export type { SecurityEvent } from '#shared/base/security-events.ts'

/**
 * The number of times that something happened to an account within an hour, from one sender: a row can stand for many
 * tries, so that nobody fills the table by trying.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text({ enum: SECURITY_EVENTS }).notNull(),
    /** Null where no account has the address that was typed. */
    userId: uuid('user_id'),
    /** A keyed hash of the sender's IP address: the same for the same sender. Empty where all senders count together. */
    sender: text().notNull(),
    hour: instant('hour').notNull(),
    count: integer().notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    check('security_events_event', isOneOf(table.event, SECURITY_EVENTS)),
    check('security_events_count', sql`${table.count} > 0`),
    unique('security_events_once').on(table.hour, table.event, table.userId, table.sender).nullsNotDistinct(),
    index('security_events_by_time').on(table.lastAt, table.id),
    index('security_events_by_user').on(table.userId, table.lastAt.desc()),
    pgPolicy('security_events_admin_read', { for: 'select', to: staff, using: isAdmin }),
    shopPolicy('security_events'),
  ],
)
