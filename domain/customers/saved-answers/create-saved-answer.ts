import { savedAnswers } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { CreateSavedAnswerInput } from './schemas.ts'

/**
 * Keeps an answer for the next time.
 * @throws DomainError forbidden
 */
export async function createSavedAnswer(ctx: Ctx, input: CreateSavedAnswerInput): Promise<{ id: string }> {
  const actor = policy.createSavedAnswer(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [made] = await ctx.db
      .insert(savedAnswers)
      .values({ ...input, createdAt: ctx.now() })
      .returning({ id: savedAnswers.id })
    if (!made) throw new Error('the answer was not stored')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'saved-answer.created',
      subjectId: made.id,
      details: { name: input.title },
    })
    return made
  })
}
