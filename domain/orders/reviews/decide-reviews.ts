import { asc, eq, inArray } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { DecideReviewsInput } from './schemas.ts'
import type { DecideReviewsResult } from './views.ts'

/**
 * Staff show reviews, or refuse them with a reason that their writers read. Each is decided in the version that was read:
 * what has changed since is left for anyone who reads it next.
 * @throws DomainError forbidden
 */
export async function decideReviews(ctx: Ctx, input: DecideReviewsInput): Promise<DecideReviewsResult> {
  const actor = policy.decideReviews(ctx)
  const { to } = input
  const reason = input.to === 'refused' ? input.reason : null
  return inTransaction(asShop(ctx), async (ctx): Promise<DecideReviewsResult> => {
    const ids = input.reviews.map(({ id }) => id)
    // In one order: two who decide about the same ones do not wait for each other in a circle.
    const rows = await ctx.db
      .select()
      .from(reviews)
      .where(inArray(reviews.id, ids))
      .orderBy(asc(reviews.id))
      .for('no key update')
    const known = new Map(rows.map((row) => [row.id, row]))
    const verdicts: DecideReviewsResult['verdicts'] = []
    // A review that is named twice is decided once.
    for (const { id, version } of new Map(input.reviews.map((one) => [one.id, one])).values()) {
      const before = known.get(id)
      if (!before) verdicts.push({ id, verdict: 'gone' })
      else if (before.state === to && before.reason === reason) verdicts.push({ id, verdict: 'already' })
      else if (before.version !== version) verdicts.push({ id, verdict: 'changed' })
      else {
        await ctx.db
          .update(reviews)
          .set({ state: to, reason, decidedBy: actor.id, version: version + 1, updatedAt: ctx.now() })
          .where(eq(reviews.id, id))
        await recordAudit(ctx, {
          actorId: actor.id,
          action: to === 'shown' ? 'review.shown' : 'review.refused',
          subjectId: id,
          changes: { reviewState: { before: before.state, after: to } },
        })
        verdicts.push({ id, verdict: 'done' })
      }
    }
    return { ok: true, verdicts }
  })
}
