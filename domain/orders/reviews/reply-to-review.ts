import { eq } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { ReplyToReviewInput, ReplyToReviewResult } from './schemas.ts'

/**
 * Staff answer a review, for everybody to read under it.
 * @throws DomainError forbidden, not_found
 */
export async function replyToReview(ctx: Ctx, input: ReplyToReviewInput): Promise<ReplyToReviewResult> {
  const actor = policy.replyToReview(ctx)
  const { id, version, reply = null } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<ReplyToReviewResult> => {
    const [before] = await ctx.db.select().from(reviews).where(eq(reviews.id, id)).for('no key update')
    if (!before) throw new DomainError('not_found', 'review')
    if (before.reply === reply) return { ok: true }
    if (before.version !== version) return { ok: false, reason: 'changed' }
    await ctx.db
      .update(reviews)
      .set({ reply, version: version + 1 })
      .where(eq(reviews.id, id))
    await recordAudit(ctx, { actorId: actor.id, action: 'review.answered', subjectId: id })
    return { ok: true }
  })
}
