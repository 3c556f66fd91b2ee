import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { DELIVERY_STATES, NEWSLETTER_STATES } from '#shared/newsletters/newsletter-fields.ts'
import type {
  DeliveryCounts,
  NewsletterBlock,
  NewsletterSegment,
} from '#shared/newsletters/newsletter-content.ts'
import { createdAt, instant, isOneOf, localizedText } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

/** The newsletters to subscribers, each in both languages. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: localizedText('subject').notNull(),
    /** The text that mail programs show beside the subject. */
    preview: localizedText('preview').notNull(),
    blocks: jsonb().$type<NewsletterBlock[]>().notNull().default([]),
    segment: jsonb().$type<NewsletterSegment>().notNull(),
    state: text({ enum: NEWSLETTER_STATES }).notNull().default('draft'),
    /** Raised by each change; a save names the version that was edited. */
    version: integer().notNull().default(1),
    /**
     * Raised by each batch and by each step of an admin. A job names the one that it was stored for and does nothing at
     * any other, so that there never are two rows of batches.
     */
    step: integer().notNull().default(0),
    /** When the sending is to begin; set while it is scheduled and afterwards. */
    scheduledFor: instant('scheduled_for'),
    /** When its recipients were fixed. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The mail server took nothing: when it is asked again. */
    waitsUntil: instant('waits_until'),
    /** The outcome of the mails, kept once the rows with the addresses are gone. */
    counts: jsonb().$type<DeliveryCounts>(),
    unsubscribedSince: integer('unsubscribed_since'),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletters_state', isOneOf(table.state, NEWSLETTER_STATES)),
    index('newsletters_newest').on(table.createdAt, table.id),
    shopPolicy('newsletters'),
  ],
)

/** The recipients of a newsletter: fixed when its sending begins, one row for each address. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    newsletterId: uuid('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    /** In lower case; null once its owner is forgotten. */
    email: text(),
    locale: text({ enum: LOCALES }).notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** The number of times it was taken up. */
    attempts: integer().notNull().default(0),
    /** By the database's clock: nobody takes it up before. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The answer of the mail server: `550`. */
    smtpCode: integer('smtp_code'),
    /** When it was sent, refused or left out. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('newsletter_deliveries_state', isOneOf(table.state, DELIVERY_STATES)),
    check('newsletter_deliveries_email', sql`${table.email} = lower(${table.email})`),
    uniqueIndex('newsletter_deliveries_once').on(table.newsletterId, table.email),
    // Used to take up the next batch, and to forget a person.
    index('newsletter_deliveries_waiting')
      .on(table.newsletterId, table.dueAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('newsletter_deliveries_by_email').on(table.email),
    shopPolicy('newsletter_deliveries'),
  ],
)
