import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONSENT_SOURCES, SUBSCRIPTION_STATES } from '#shared/base/consent.ts'
import { createdAt, digest, instant, isOneOf } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

/** Requests for the newsletter, one row an address. It is sent to those who confirmed: see `mail_consents`. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull(),
    /** The place where they last asked for it. */
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** The text at the form, for the day they confirm. */
    wording: text().notNull(),
    /** Hash of the token in the last mailed link. */
    tokenHash: digest('token_hash').unique(),
    /** When they last asked; what is not confirmed is forgotten some days later. */
    askedAt: instant('asked_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletter_subscriptions_email', sql`${table.email} = lower(${table.email})`),
    check('newsletter_subscriptions_state', isOneOf(table.state, SUBSCRIPTION_STATES)),
    check('newsletter_subscriptions_source', isOneOf(table.source, CONSENT_SOURCES)),
    index('newsletter_subscriptions_newest').on(table.createdAt, table.id),
    index('newsletter_subscriptions_pending')
      .on(table.askedAt)
      .where(sql`${table.state} = 'pending'`),
    index('newsletter_subscriptions_search').using('gin', table.email.op('gin_trgm_ops')),
    shopPolicy('newsletter_subscriptions'),
  ],
)
