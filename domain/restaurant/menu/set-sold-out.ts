import { eq } from 'drizzle-orm'
import { dishes } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockDish } from './internal.ts'
import { policy } from './policy.ts'
import type { SetSoldOutInput } from './schemas.ts'

/**
 * Says that there is no more of a dish today, or that there is again. It is no edit: whoever has the dish open saves it
 * all the same. Tomorrow, in the restaurant's time zone, there is more of it by itself.
 * @throws DomainError forbidden, not_found
 */
export async function setSoldOut(ctx: Ctx, { id, isSoldOut }: SetSoldOutInput): Promise<void> {
  const actor = policy.setSoldOut(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const before = await lockDish(ctx, id)
    if (before.isSoldOut === isSoldOut) return
    const soldOutOn = isSoldOut ? shopDay(ctx.now()) : null
    await ctx.db.update(dishes).set({ soldOutOn }).where(eq(dishes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: isSoldOut ? 'dish.sold-out' : 'dish.back',
      subjectId: id,
      changes: { isSoldOut: { before: before.isSoldOut, after: isSoldOut } },
    })
  })
}
