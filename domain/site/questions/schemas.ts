import { z } from 'zod'
import type { unansweredQuestions } from '#database/schema/index.ts'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { optionalLine, serialId } from '#shared/kernel/validation.ts'

/** The questions to list: those that wait for somebody, or those that are dealt with. */
export const QUESTION_STATES = ['open', 'dealt_with'] as const

export const listQuestionsInput = z.strictObject({
  ...keysetInput,
  state: z.enum(QUESTION_STATES, 'unknown_value').default('open'),
  language: z.enum(LOCALES, 'unknown_value').optional(),
  search: optionalLine(100),
})
export type ListQuestionsInput = z.infer<typeof listQuestionsInput>

export const markQuestionInput = z.strictObject({
  id: serialId,
  isDealtWith: z.boolean(),
})
export type MarkQuestionInput = z.infer<typeof markQuestionInput>

export type RecordQuestionInput = { question: string; language: Locale }

/** A question as the office sees it. */
export type QuestionView = Omit<typeof unansweredQuestions.$inferSelect, 'words'>
export type QuestionList = KeysetPage<QuestionView>
