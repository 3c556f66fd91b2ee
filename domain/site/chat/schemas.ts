import { z } from 'zod'
import { LONGEST_QUESTION, SUBJECT_KINDS } from '#shared/site/chat-answer.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { requiredText } from '#shared/kernel/validation.ts'

export const answerQuestionInput = z.strictObject({
  question: requiredText(LONGEST_QUESTION).describe('In English or Thai.'),
  locale: z.enum(LOCALES, 'unknown_value').describe('The language of the page on which it is asked.'),
  about: z
    .strictObject({
      kind: z.enum(SUBJECT_KINDS, 'unknown_value'),
      slug: z
        .string({ error: 'required' })
        .max(100, 'too_long')
        .regex(/^[a-z0-9-]+$/i, 'invalid'),
    })
    .optional()
    .describe('What the last answer was about: its `about`.'),
})
export type AnswerQuestionInput = z.infer<typeof answerQuestionInput>
