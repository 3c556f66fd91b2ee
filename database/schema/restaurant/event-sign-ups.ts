import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MOST_SEATS, SIGN_UP_STATES } from '#shared/restaurant/event-fields.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { customers } from '../accounts/customers.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { events } from './events.ts'

/** The guests of an event, and those who wait for seats, in the order in which they asked. */
export const eventSignUps = pgTable(
  'event_sign_ups',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Guests who wait get seats in this order. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    phone: text(),
    seats: smallint().notNull(),
    wishes: text(),
    locale: text({ enum: LOCALES }).notNull(),
    state: text({ enum: SIGN_UP_STATES }).notNull(),
    /** So long it waits for the mailed link to be pressed; null once the address is proved. */
    heldUntil: instant('held_until'),
    /** The address was told of the next day's event. */
    remindedAt: instant('reminded_at'),
    checkedInAt: instant('checked_in_at'),
    cancelledAt: instant('cancelled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('event_sign_ups_once')
      .on(table.eventId, table.email)
      .where(sql`${table.state} <> 'cancelled' and ${table.heldUntil} is null`),
    index('event_sign_ups_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index('event_sign_ups_in_order').on(table.eventId, table.number),
    index('event_sign_ups_by_email').on(table.email),
    index('event_sign_ups_by_customer').on(table.customerId),
    index('event_sign_ups_search').using(
      'gin',
      sql`guest_text(${table.name}, ${table.email}, coalesce(${table.phone}, '')) gin_trgm_ops`,
    ),
    check('event_sign_ups_seats', sql`${table.seats} between 1 and ${sql.raw(String(MOST_SEATS))}`),
    check('event_sign_ups_state', isOneOf(table.state, SIGN_UP_STATES)),
    check('event_sign_ups_locale', isOneOf(table.locale, LOCALES)),
    check('event_sign_ups_email', sql`${table.email} = lower(${table.email})`),
    check(
      'event_sign_ups_cancelled',
      sql`(${table.cancelledAt} is not null) = (${table.state} = 'cancelled')`,
    ),
    staffReadPolicy('event_sign_ups'),
    shopPolicy('event_sign_ups'),
  ],
)
