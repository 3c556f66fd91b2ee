import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { SwitchDiscountInput } from './schemas.ts'

/**
 * Switches a code off, or on again, immediately; orders that have it keep it. One that is so already is not changed.
 * @throws DomainError forbidden, not_found
 */
export async function switchDiscount(ctx: Ctx, { id, isOn }: SwitchDiscountInput): Promise<void> {
  const actor = policy.switchDiscount(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const isThis = eq(discountCodes.id, id)
    const [switched] = await ctx.db
      .update(discountCodes)
      .set({ offAt: isOn ? null : ctx.now(), version: sql`${discountCodes.version} + 1` })
      .where(and(isThis, (isOn ? isNotNull : isNull)(discountCodes.offAt)))
      .returning({ code: discountCodes.code })
    if (!switched) {
      if ((await ctx.db.$count(discountCodes, isThis)) === 0) throw new DomainError('not_found', 'discount')
      return
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: isOn ? 'discount.resumed' : 'discount.ended',
      subjectId: id,
      details: { code: switched.code },
      changes: { isOn: { before: !isOn, after: isOn } },
    })
  })
}
