import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONSENT_SOURCES } from '#shared/base/consent.ts'
import { MAIL_TOPICS } from '#shared/base/mail-topics.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

const consentColumns = () => ({
  /** In lower case. Of people with and without an account. */
  email: text().notNull(),
  topic: text({ enum: MAIL_TOPICS }).notNull(),
  isGiven: boolean('is_given').notNull(),
  /** The language in which they read what they agreed to. */
  language: text({ enum: LOCALES }).notNull(),
  /** `earlier`: before events were kept. */
  source: text({ enum: CONSENT_SOURCES }).notNull(),
})

/** Every time somebody consented to mails about a topic, or withdrew that. Never rewritten; goes with the person. */
export const mailConsentEvents = pgTable(
  'mail_consent_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...consentColumns(),
    /** The text beside the switch or button that they pressed; empty where nobody wrote it down. */
    wording: text().notNull(),
    /** The member of staff who withdrew it for them. */
    byId: uuid('by_id'),
    createdAt: createdAt(),
  },
  (table) => [
    check('mail_consent_events_email', sql`${table.email} = lower(${table.email})`),
    check('mail_consent_events_topic', isOneOf(table.topic, MAIL_TOPICS)),
    check('mail_consent_events_source', isOneOf(table.source, CONSENT_SOURCES)),
    // Nobody consents for somebody else.
    check('mail_consent_events_by_staff', sql`not (${table.isGiven} and ${table.source} = 'staff')`),
    index('mail_consent_events_by_email').on(table.email, table.id),
    shopPolicy('mail_consent_events'),
  ],
)

/** The present consents of each address: the last event of each topic, written with it by `setMailConsent`. */
export const mailConsents = pgTable(
  'mail_consents',
  { ...consentColumns(), changedAt: instant('changed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.email, table.topic] }),
    check('mail_consents_email', sql`${table.email} = lower(${table.email})`),
    check('mail_consents_topic', isOneOf(table.topic, MAIL_TOPICS)),
    check('mail_consents_source', isOneOf(table.source, CONSENT_SOURCES)),
    index('mail_consents_given')
      .on(table.topic, table.email)
      .where(sql`${table.isGiven}`),
    shopPolicy('mail_consents'),
  ],
)
