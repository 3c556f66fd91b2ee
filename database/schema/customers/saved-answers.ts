import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, localizedText } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** Answers that staff give again and again, in each language. */
export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** For the staff, in the list that they choose from. */
    title: text().notNull(),
    text: localizedText('text').notNull(),
    /** Goes up with each change; a save names the one that it was made from. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  () => [staffReadPolicy('saved_answers'), shopPolicy('saved_answers')],
)
