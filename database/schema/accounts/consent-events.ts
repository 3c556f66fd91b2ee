import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CONSENT_SOURCES } from '#shared/people/consent.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from '../roles.ts'
import { customers } from './customers.ts'

/** Every time somebody consented to be sent news, or withdrew that. Written, never rewritten. */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    isGiven: boolean('is_given').notNull(),
    /** `earlier`: before events were kept. */
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    /** The member of staff who withdrew it for them. */
    byId: uuid('by_id'),
    createdAt: createdAt(),
  },
  (table) => [
    check('consent_events_source', isOneOf(table.source, CONSENT_SOURCES)),
    // Nobody consents for somebody else.
    check('consent_events_by_staff', sql`not (${table.isGiven} and ${table.source} = 'staff')`),
    index('consent_events_by_customer').on(table.customerId, table.id),
    pgPolicy('consent_events_own', {
      for: 'select',
      to: customer,
      using: sql`${table.customerId} = ${actorId}`,
    }),
    staffReadPolicy('consent_events'),
    shopPolicy('consent_events'),
  ],
)
