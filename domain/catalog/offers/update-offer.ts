import { eq } from 'drizzle-orm'
import { offers } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readView, stateOf } from './internal.ts'
import { policy } from './policy.ts'
import type { UpdateOfferInput, UpdateOfferResult } from './schemas.ts'

/**
 * Saves the name of an offer and its times, if it still is the version that was edited. Orders that got it keep it.
 * @throws DomainError forbidden, not_found
 */
export async function updateOffer(ctx: Ctx, input: UpdateOfferInput): Promise<UpdateOfferResult> {
  const actor = policy.updateOffer(ctx)
  const { id, version, name, endsAt } = input
  const now = ctx.now()
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateOfferResult> => {
    const isThis = eq(offers.id, id)
    const [before] = await ctx.db.select().from(offers).where(isThis).for('no key update')
    if (!before) throw new DomainError('not_found', 'offer')
    if (before.version !== version) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'changed', current: await readView(ctx, id), by }
    }
    const state = stateOf(before, now)
    const { startsAt = before.startsAt } = input
    if (state === 'ended' || state === 'off' || endsAt <= now || endsAt <= startsAt) {
      return { ok: false, reason: 'already_over' }
    }
    if (state === 'running' && startsAt.getTime() !== before.startsAt.getTime()) {
      return { ok: false, reason: 'has_begun' }
    }
    // Nobody got it before now.
    const after = { name, endsAt, startsAt: state === 'planned' && startsAt < now ? now : startsAt }
    const changes = changesBetween<object>(before, after)
    if (Object.keys(changes).length === 0) return { ok: true, version }
    await ctx.db
      .update(offers)
      .set({ ...after, version: version + 1 })
      .where(isThis)
    const details = { name: name.en }
    await recordAudit(ctx, { actorId: actor.id, action: 'offer.changed', subjectId: id, details, changes })
    return { ok: true, version: version + 1 }
  })
}
