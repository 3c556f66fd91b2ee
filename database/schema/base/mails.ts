import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { createdAt, instant } from '../columns.ts'
import { jobs } from './jobs.ts'
import { shopPolicy } from '../roles.ts'

/** The mails that the shop has sent, one per job; newsletters have deliveries of their own. The demo mailbox shows them; bodies are kept only in the demo. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a newsletter in the demo's mailbox. */
    jobId: bigint('job_id', { mode: 'number' })
      .unique()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    locale: text({ enum: LOCALES }).notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('mails_newest').on(table.sentAt.desc()), shopPolicy('mails')],
)
