import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { policy } from './policy.ts'
import type { EndDiscountInput } from './schemas.ts'

/**
 * Ends a code immediately and for good; orders that have it keep it. One that has ended is not changed.
 * @throws DomainError forbidden, not_found
 */
export async function endDiscount(ctx: Ctx, { id }: EndDiscountInput): Promise<void> {
  const actor = policy.endDiscount(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const now = ctx.now()
    const isThis = eq(discountCodes.id, id)
    const [before] = await ctx.db
      .select({ endsAt: discountCodes.endsAt })
      .from(discountCodes)
      .where(isThis)
      .for('update')
    const [ended] = await ctx.db
      .update(discountCodes)
      .set({ endsAt: now })
      .where(and(isThis, or(isNull(discountCodes.endsAt), gt(discountCodes.endsAt, now))))
      .returning({ code: discountCodes.code })
    if (!ended) {
      if ((await ctx.db.$count(discountCodes, isThis)) === 0) throw new DomainError('not_found', 'discount')
      return
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'discount.ended',
      subjectId: id,
      details: { code: ended.code },
      changes: { endsAt: { before: before?.endsAt ?? null, after: now } },
    })
  })
}
