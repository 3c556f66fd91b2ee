import { eq } from 'drizzle-orm'
import { savedAnswers } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { DeleteSavedAnswerInput } from './schemas.ts'

/**
 * Deletes a saved answer; what was sent of it stays sent. One that is gone already is no error.
 * @throws DomainError forbidden
 */
export async function deleteSavedAnswer(ctx: Ctx, { id }: DeleteSavedAnswerInput): Promise<void> {
  const actor = policy.deleteSavedAnswer(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [gone] = await ctx.db.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning()
    if (!gone) return
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'saved-answer.deleted',
      subjectId: id,
      details: { name: gone.title },
    })
  })
}
