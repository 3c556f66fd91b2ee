import { eq } from 'drizzle-orm'
import { dishes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockDish } from './internal.ts'
import { policy } from './policy.ts'
import type { DishIdInput } from './schemas.ts'

/**
 * Takes the picture away from a dish. Its files are deleted later, when no cached page can show them any more.
 * @throws DomainError forbidden, not_found
 */
export async function removeDishPicture(ctx: Ctx, { id }: DishIdInput): Promise<void> {
  const actor = policy.removeDishPicture(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const { image } = await lockDish(ctx, id)
    if (image === null) return
    await ctx.db.update(dishes).set({ picture: null, updatedAt: ctx.now() }).where(eq(dishes.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'picture.deleted',
      subjectId: id,
      details: { picture: image },
    })
  })
}
