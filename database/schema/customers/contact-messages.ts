import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MESSAGE_KINDS } from '#shared/customers/contact-threads.ts'
import { createdAt, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { contactThreads } from './contact-threads.ts'

/** The messages of a thread: written, never rewritten. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => contactThreads.id, { onDelete: 'cascade' }),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /** The member of staff who wrote it; null for the sender's. */
    authorId: uuid('author_id'),
    text: text().notNull(),
    /** Identifies the form that it came by: a form sent twice is stored once. */
    formKey: text('form_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    check('contact_messages_kind', isOneOf(table.kind, MESSAGE_KINDS)),
    index('contact_messages_by_thread').on(table.threadId, table.id),
    staffReadPolicy('contact_messages'),
    shopPolicy('contact_messages'),
  ],
)
