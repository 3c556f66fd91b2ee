import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '../columns.ts'
import { eventSignUps } from './event-sign-ups.ts'
import { HOLD_KEY_KINDS } from '../orders/hold-keys.ts'
import { shopPolicy } from '../roles.ts'
import { reservations } from './reservations.ts'
import { tableWaitlist } from './table-waitlist.ts'

/** The kinds of key that identify a guest: the same as a buyer's. */
export const GUEST_KEY_KINDS = HOLD_KEY_KINDS
export type GuestKeyKind = (typeof GUEST_KEY_KINDS)[number]

/**
 * Keyed hashes that identify guests who reserved a table, wait for one or signed up for an event: nobody can read an
 * address from them. The rows are deleted when the meal or the event has begun, or will not be.
 */
export const guestKeys = pgTable(
  'guest_keys',
  {
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'cascade' }),
    waitlistId: uuid('waitlist_id').references(() => tableWaitlist.id, { onDelete: 'cascade' }),
    signUpId: uuid('sign_up_id').references(() => eventSignUps.id, { onDelete: 'cascade' }),
    kind: text({ enum: GUEST_KEY_KINDS }).notNull(),
    key: text().notNull(),
  },
  (table) => [
    unique('guest_keys_reservation').on(table.reservationId, table.kind),
    unique('guest_keys_waitlist').on(table.waitlistId, table.kind),
    unique('guest_keys_sign_up').on(table.signUpId, table.kind),
    check(
      'guest_keys_of',
      sql`num_nonnulls(${table.reservationId}, ${table.waitlistId}, ${table.signUpId}) = 1`,
    ),
    check('guest_keys_kind', isOneOf(table.kind, GUEST_KEY_KINDS)),
    index('guest_keys_by_key').on(table.key),
    shopPolicy('guest_keys'),
  ],
)
