import { HOUR } from '#shared/kernel/durations.ts'
import type { RecurringJob } from '#domain/base/jobs/schemas.ts'
import { forgetQuestions, questionsKeptFor } from './forget-questions.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface RecurringJobs extends Recurring {}
}

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringQuestionJobs = {
  'forget-questions': { interval: { everyMs: 6 * HOUR }, keeps: questionsKeptFor, run: forgetQuestions },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringQuestionJobs
