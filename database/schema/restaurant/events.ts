import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MOST_EVENT_SEATS } from '#shared/restaurant/event-fields.ts'
import { EVENT_STATES } from '#shared/restaurant/event-states.ts'
import { cents, createdAt, instant, isOneOf, localizedText } from '../columns.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** Events at the restaurant, or where the shop goes to. Names of docs/specification.md §3, and what a page needs. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    title: localizedText('title').notNull(),
    shortDescription: localizedText('short_description').notNull(),
    description: localizedText('description').notNull(),
    /** The things included in the price, one line each; may be empty. */
    included: localizedText('included').notNull(),
    /** Advice for guests who cannot eat everything; may be empty. */
    foodNote: localizedText('food_note').notNull(),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    /** Name and address in one line. */
    location: localizedText('location').notNull(),
    /** A page with a map; null leads to a search for the location. */
    mapUrl: text('map_url'),
    /** The price of one seat, paid at the event; 0 is free. */
    priceCents: cents('price_cents').notNull(),
    seats: integer().notNull(),
    /** Held by sign-ups: changed only together with them, under the lock of this row. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** Without size and ending: in the storage, or `/images/dishes/x`; null if there is none. */
    picture: text(),
    pictureAlt: localizedText('picture_alt').notNull(),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Its steps: `EVENT_STEPS` in domain/restaurant/events/states.ts, and the trigger `events_steps`. */
    state: text({ enum: EVENT_STATES }).notNull().default('draft'),
    /** Visitors see every event but drafts. */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${events.state} <> 'draft'`),
    /** The reason that guests are told of one that was postponed or cancelled; null otherwise. */
    reason: localizedText('reason'),
    /** The start that was announced before this one; null if there was none. */
    previousStartDate: instant('previous_start_date'),
    /** Goes up with each change; a save names the one that it was made from, and calendars take the highest. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('events_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('events_end_after_start', sql`${table.endDate} > ${table.startDate}`),
    check('events_price', sql`${table.priceCents} >= 0`),
    check('events_seats', sql`${table.seats} between 1 and ${sql.raw(String(MOST_EVENT_SEATS))}`),
    check('events_seats_taken', sql`${table.seatsTaken} between 0 and ${table.seats}`),
    check('events_map_url', sql`${table.mapUrl} ~ '^https://'`),
    check('events_state', isOneOf(table.state, EVENT_STATES)),
    check(
      'events_reason',
      sql`(${table.reason} is not null) = (${table.state} in ('postponed', 'cancelled'))`,
    ),
    index('events_by_start').on(table.startDate, table.id),
    pgPolicy('events_active', { for: 'select', to: [visitor, customer], using: sql`${table.isActive}` }),
    staffReadPolicy('events'),
    shopPolicy('events'),
  ],
)
