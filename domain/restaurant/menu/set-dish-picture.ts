import { eq } from 'drizzle-orm'
import { dishes } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
import { lockDish, readStaffDish } from './internal.ts'
import { policy } from './policy.ts'
import type { DishIdInput, DishPictureResult } from './schemas.ts'

/**
 * Shows an uploaded file as a dish's picture, in place of the one that it had. Like what is sold out, it is no edit of the
 * texts.
 * @throws DomainError forbidden, not_found
 */
export async function setDishPicture(
  ctx: Ctx,
  { id, file }: DishIdInput & { file: Uint8Array },
): Promise<DishPictureResult> {
  const actor = policy.setDishPicture(ctx)
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => readStaffDish(ctx, id),
    async show(ctx, { name: picture }): Promise<DishPictureResult> {
      const { image: before } = await lockDish(ctx, id)
      await ctx.db.update(dishes).set({ picture, updatedAt: ctx.now() }).where(eq(dishes.id, id))
      const entry = { actorId: actor.id, subjectId: id }
      await recordAudit(
        ctx,
        before === null
          ? { ...entry, action: 'picture.added', details: { picture } }
          : { ...entry, action: 'picture.replaced', changes: { picture: { before, after: picture } } },
      )
      return { ok: true }
    },
  })
}
