import { eq, sql } from 'drizzle-orm'
import { savedAnswers } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { UpdateSavedAnswerInput, UpdateSavedAnswerResult } from './schemas.ts'

/**
 * Saves an answer, if it still is the version that was edited.
 * @throws DomainError forbidden, not_found
 */
export async function updateSavedAnswer(
  ctx: Ctx,
  { id, version, ...fields }: UpdateSavedAnswerInput,
): Promise<UpdateSavedAnswerResult> {
  const actor = policy.updateSavedAnswer(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateSavedAnswerResult> => {
    const [before] = await ctx.db
      .select()
      .from(savedAnswers)
      .where(eq(savedAnswers.id, id))
      .for('no key update')
    if (!before) throw new DomainError('not_found', 'saved_answer')
    if (before.version !== version) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'changed', current: before, by }
    }
    const changes = changesBetween<object>(before, fields)
    if (Object.keys(changes).length === 0) return { ok: true }
    await ctx.db
      .update(savedAnswers)
      .set({ ...fields, version: sql`${savedAnswers.version} + 1` })
      .where(eq(savedAnswers.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'saved-answer.changed',
      subjectId: id,
      details: { name: fields.title },
      changes,
    })
    return { ok: true }
  })
}
