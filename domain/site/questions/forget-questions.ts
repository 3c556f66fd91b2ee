import { lt } from 'drizzle-orm'
import { unansweredQuestions } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const questionsKeptFor = { questions: 90 * DAY }

/**
 * Deletes the questions that were not asked again for `questionsKeptFor.questions`. There are never many.
 * @throws DomainError forbidden
 */
export async function forgetQuestions(ctx: Ctx): Promise<void> {
  policy.forgetQuestions(ctx)
  const isOld = lt(unansweredQuestions.lastAt, before(ctx.now(), questionsKeptFor.questions))
  await inTransaction(ctx, ({ db }) => db.delete(unansweredQuestions).where(isOld))
}
