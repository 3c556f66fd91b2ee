import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt, localizedText } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { events } from './events.ts'

/** Messages to the guests of an event: each gets it in their language. Written, never rewritten. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id),
    authorId: uuid('author_id').notNull(),
    subject: localizedText('subject').notNull(),
    text: localizedText('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('event_messages_by_event').on(table.eventId, table.createdAt),
    staffReadPolicy('event_messages'),
    shopPolicy('event_messages'),
  ],
)
