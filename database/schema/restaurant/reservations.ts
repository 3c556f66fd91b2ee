import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { HOLD_MINUTES } from '#shared/restaurant/rules.ts'
import {
  KEEPING_STATES,
  OCCASIONS,
  RESERVATION_SOURCES,
  RESERVATION_STATES,
} from '#shared/restaurant/states.ts'
import { users } from '../accounts/users.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from '../roles.ts'
import { restaurantTables } from './tables.ts'

const keepsTables = sql.raw(`status in (${KEEPING_STATES.map((state) => `'${state}'`).join(', ')})`)

/**
 * A party at a time. A row begins as `held` while the guest fills the form; contact fields are empty until then, and for
 * walk-ins.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The day of service, which a late evening belongs to after midnight too. */
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    partySize: integer('party_size').notNull(),
    status: text({ enum: RESERVATION_STATES }).notNull(),
    keepsTables: boolean('keeps_tables').notNull().generatedAlwaysAs(keepsTables),
    /** Set while the status is `held`: until then nobody else gets the tables. */
    heldUntil: instant('held_until'),
    /**
     * While a guest holds it: keyed hashes of the network around their address and of the address, because each holds only a
     * few.
     */
    heldBy: text('held_by'),
    source: text({ enum: RESERVATION_SOURCES }).notNull(),
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    locale: text({ enum: LOCALES }).notNull().default('en'),
    name: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    occasion: text({ enum: OCCASIONS }),
    allergies: text().notNull().default(''),
    wishes: text().notNull().default(''),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('reservations_time').on(table.id, table.startsAt, table.endsAt, table.keepsTables),
    index('reservations_by_day').on(table.day, table.startsAt),
    index('reservations_by_customer').on(table.customerId),
    index('reservations_by_email').on(sql`lower(${table.email})`),
    index('reservations_held')
      .on(table.heldUntil)
      .where(sql`status = 'held'`),
    index('reservations_by_holder')
      .on(table.heldBy)
      .where(sql`held_by is not null`),
    index('reservations_search')
      .using('gin', sql`guest_text(${table.name}, ${table.email}, ${table.phone}) gin_trgm_ops`)
      .where(sql`${table.name} <> ''`),
    check('reservations_period', sql`${table.endsAt} > ${table.startsAt}`),
    check('reservations_party', sql`${table.partySize} between 1 and 100`),
    check('reservations_status', isOneOf(table.status, RESERVATION_STATES)),
    check('reservations_source', isOneOf(table.source, RESERVATION_SOURCES)),
    check('reservations_occasion', isOneOf(table.occasion, OCCASIONS)),
    check('reservations_held_until', sql`(${table.status} = 'held') = (${table.heldUntil} is not null)`),
    // A guest's hold can be made longer once.
    check(
      'reservations_held_longest',
      sql`${table.source} <> 'web' or ${table.heldUntil} is null or ${table.heldUntil} <= ${table.createdAt} + interval '${sql.raw(String(2 * HOLD_MINUTES))} minutes'`,
    ),
    check('reservations_held_by', sql`${table.heldBy} is null or ${table.heldUntil} is not null`),
    pgPolicy('reservations_own', {
      for: 'select',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
    }),
    staffReadPolicy('reservations'),
    shopPolicy('reservations'),
  ],
)

/**
 * The tables of a reservation: one row for each, also of a combination. Time and whether it keeps the table follow the
 * reservation by the foreign key, and an exclusion constraint refuses two that keep one table at one time.
 */
export const reservedTables = pgTable(
  'reserved_tables',
  {
    reservationId: uuid('reservation_id').notNull(),
    tableId: uuid('table_id')
      .notNull()
      .references(() => restaurantTables.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    keepsTables: boolean('keeps_tables').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.tableId] }),
    foreignKey({
      name: 'reserved_tables_reservation',
      columns: [table.reservationId, table.startsAt, table.endsAt, table.keepsTables],
      foreignColumns: [reservations.id, reservations.startsAt, reservations.endsAt, reservations.keepsTables],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('reserved_tables_by_table').on(table.tableId),
    index('reserved_tables_kept')
      .on(table.startsAt)
      .where(sql`keeps_tables`),
    staffReadPolicy('reserved_tables'),
    shopPolicy('reserved_tables'),
  ],
)
