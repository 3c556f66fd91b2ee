import { lt } from 'drizzle-orm'
import { unansweredQuestions } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before, KEPT_FOR } from '#domain/kernel/kept-for.ts'
import { policy } from './policy.ts'

/**
 * Deletes the questions that were not asked again for `KEPT_FOR.questions`. There are never many.
 * @throws DomainError forbidden
 */
export async function forgetQuestions(ctx: Ctx): Promise<void> {
  policy.forgetQuestions(ctx)
  const isOld = lt(unansweredQuestions.lastAt, before(ctx.now(), KEPT_FOR.questions))
  await inTransaction(ctx, ({ db }) => db.delete(unansweredQuestions).where(isOld))
}
