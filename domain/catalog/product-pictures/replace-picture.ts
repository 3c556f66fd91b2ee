import { and, eq, ne } from 'drizzle-orm'
import { productImages } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { storePictureOf } from '#domain/base/media/index.ts'
import { lockPictures, requireProduct } from './internal.ts'
import { policy } from './policy.ts'
import type { PictureKey, PictureResult } from './schemas.ts'

/**
 * Shows another file in a picture's place, with the same texts.
 * @throws DomainError forbidden, not_found
 */
export async function replacePicture(
  ctx: Ctx,
  { productId, pictureId, file }: PictureKey & { file: Uint8Array },
): Promise<PictureResult> {
  const actor = policy.replacePicture(ctx)
  return storePictureOf(asShop(ctx), {
    file,
    find: (ctx) => requireProduct(ctx, productId),
    async show(ctx, picture): Promise<PictureResult> {
      await lockPictures(ctx, productId)
      const isThis = and(eq(productImages.productId, productId), eq(productImages.id, pictureId))
      const [old] = await ctx.db.select({ name: productImages.name }).from(productImages).where(isThis)
      if (!old) throw new DomainError('not_found', 'picture')
      const isSame = and(
        eq(productImages.productId, productId),
        eq(productImages.contentHash, picture.contentHash),
        ne(productImages.id, pictureId),
      )
      if ((await ctx.db.$count(productImages, isSame)) > 0) return { ok: false, reason: 'duplicate' }
      await ctx.db.update(productImages).set(picture).where(isThis)
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'picture.replaced',
        subjectId: productId,
        changes: { picture: { before: old.name, after: picture.name } },
      })
      return { ok: true, pictureId }
    },
  })
}
