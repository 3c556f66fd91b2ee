import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONTACT_TOPICS, CONTACT_THREAD_STATES } from '#shared/customers/contact-threads.ts'
import { customers } from '../accounts/customers.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** Conversations that somebody began with the shop. Go with the writer's account. */
export const contactThreads = pgTable(
  'contact_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** For people to name it. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    state: text({ enum: CONTACT_THREAD_STATES }).notNull().default('open'),
    topic: text({ enum: CONTACT_TOPICS }).notNull(),
    name: text().notNull(),
    /** In lower case. Nobody has proved it, unless the sender was signed in. */
    email: text().notNull(),
    /** Null if the sender was not signed in. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** As it was typed: there need be no such order. */
    orderNumber: text('order_number'),
    /** The language of the page that was written on, and of what is mailed. */
    locale: text({ enum: LOCALES }).notNull(),
    /** When somebody, of either side, wrote last. Notes do not count. */
    lastMessageAt: instant('last_message_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('contact_threads_state', isOneOf(table.state, CONTACT_THREAD_STATES)),
    check('contact_threads_topic', isOneOf(table.topic, CONTACT_TOPICS)),
    index('contact_threads_newest').on(table.lastMessageAt, table.id),
    // Threads that wait: a few among all that were ever answered.
    index('contact_threads_open')
      .on(table.lastMessageAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('contact_threads_by_email').on(table.email),
    index('contact_threads_by_customer').on(table.customerId),
    staffReadPolicy('contact_threads'),
    shopPolicy('contact_threads'),
  ],
)
