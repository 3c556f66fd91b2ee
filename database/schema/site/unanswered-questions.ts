import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * Questions that the chat bot could not answer: a row for all questions of the same words. Without what may be
 * somebody's (shared/base/monitor/masked.ts), and no more than `MOST_QUESTIONS`.
 */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its words alone: what is asked with other punctuation is the same question. */
    words: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** The newest, as it was typed. */
    question: text().notNull(),
    count: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When staff said so; null again when it is asked again. */
    dealtWithAt: instant('dealt_with_at'),
  },
  (table) => [
    unique('unanswered_questions_words').on(table.words, table.language),
    index('unanswered_questions_by_time').on(table.lastAt, table.id),
    staffReadPolicy('unanswered_questions'),
    shopPolicy('unanswered_questions'),
  ],
)
