import { productImages } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
import { lockPictures, requireProduct } from './internal.ts'
import { policy } from './policy.ts'
import { MOST_PICTURES, type PictureResult } from './schemas.ts'
import { NO_TEXT } from '#shared/kernel/locale.ts'

/**
 * Adds an uploaded file to a product's pictures, as the last of them. A picture that the product has already is not added
 * again. Either all sizes are stored and shown, or nothing is.
 * @throws DomainError forbidden, not_found
 */
export async function addPicture(
  ctx: Ctx,
  { productId, file }: { productId: string; file: Uint8Array },
): Promise<PictureResult> {
  const actor = policy.addPicture(ctx)
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => requireProduct(ctx, productId),
    async show(ctx, picture): Promise<PictureResult> {
      const ids = await lockPictures(ctx, productId)
      if (ids.length >= MOST_PICTURES) return { ok: false, reason: 'too_many' }
      const [added] = await ctx.db
        .insert(productImages)
        .values({ productId, position: ids.length, alt: NO_TEXT, createdAt: ctx.now(), ...picture })
        .onConflictDoNothing()
        .returning({ id: productImages.id })
      if (!added) return { ok: false, reason: 'duplicate' }
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'picture.added',
        subjectId: productId,
        details: { picture: picture.name },
      })
      return { ok: true, pictureId: added.id }
    },
  })
}
