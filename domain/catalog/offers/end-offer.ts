import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { offers } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { OfferIdInput } from './schemas.ts'

/**
 * Ends an offer right away and for good; orders that got it keep it. One that is over already is not changed.
 * @throws DomainError forbidden, not_found
 */
export async function endOffer(ctx: Ctx, { id }: OfferIdInput): Promise<void> {
  const actor = policy.endOffer(ctx)
  const now = ctx.now()
  await inTransaction(asShop(ctx), async (ctx) => {
    const isThis = eq(offers.id, id)
    const [ended] = await ctx.db
      .update(offers)
      .set({ offAt: now, version: sql`${offers.version} + 1` })
      .where(and(isThis, isNull(offers.offAt), gt(offers.endsAt, now)))
      .returning({ name: offers.name })
    if (!ended) {
      if ((await ctx.db.$count(offers, isThis)) === 0) throw new DomainError('not_found', 'offer')
      return
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'offer.ended',
      subjectId: id,
      details: { name: ended.name.en },
      changes: { isOn: { before: true, after: false } },
    })
  })
}
