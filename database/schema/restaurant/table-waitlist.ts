import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { WAITLIST_STATES } from '#shared/restaurant/states.ts'
import { users } from '../accounts/users.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from '../roles.ts'
import { reservations } from './reservations.ts'

/** Parties that want a table on a day that is full, in the order in which they came. */
export const tableWaitlist = pgTable(
  'table_waitlist',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: date({ mode: 'string' }).notNull(),
    /** The first and the last time at which the party would begin. */
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    partySize: integer('party_size').notNull(),
    status: text({ enum: WAITLIST_STATES }).notNull().default('waiting'),
    /** The reservation last offered, or booked. */
    reservationId: uuid('reservation_id').references(() => reservations.id, { onDelete: 'set null' }),
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    locale: text({ enum: LOCALES }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('table_waitlist_by_day').on(table.day, table.createdAt),
    index('table_waitlist_by_reservation').on(table.reservationId),
    index('table_waitlist_by_customer').on(table.customerId),
    index('table_waitlist_by_email').on(sql`lower(${table.email})`),
    check('table_waitlist_status', isOneOf(table.status, WAITLIST_STATES)),
    check('table_waitlist_times', sql`${table.untilAt} >= ${table.fromAt}`),
    check('table_waitlist_party', sql`${table.partySize} between 1 and 100`),
    pgPolicy('table_waitlist_own', {
      for: 'select',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
    }),
    staffReadPolicy('table_waitlist'),
    shopPolicy('table_waitlist'),
  ],
)
