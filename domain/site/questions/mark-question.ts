import { eq, sql } from 'drizzle-orm'
import { unansweredQuestions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { MarkQuestionInput } from './schemas.ts'

/**
 * Takes a question off the list until it is asked again, or puts it back. Done twice, it is done once.
 * @throws DomainError forbidden; not_found where it has been forgotten
 */
export async function markQuestion(ctx: Ctx, { id, isDealtWith }: MarkQuestionInput): Promise<void> {
  policy.markQuestion(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const now = sql`coalesce(${unansweredQuestions.dealtWithAt}, ${ctx.now()})`
    const marked = await ctx.db
      .update(unansweredQuestions)
      .set({ dealtWithAt: isDealtWith ? now : null })
      .where(eq(unansweredQuestions.id, id))
      .returning({ id: unansweredQuestions.id })
    if (marked.length === 0) throw new DomainError('not_found')
  })
}
