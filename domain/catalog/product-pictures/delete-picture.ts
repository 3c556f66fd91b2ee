import { eq } from 'drizzle-orm'
import { productImages } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockPictures, writeOrder } from './internal.ts'
import { policy } from './policy.ts'
import type { PictureKey } from './schemas.ts'

/**
 * Takes a picture away from its product. Its files are deleted later, when no cached page can show them any more.
 * @throws DomainError forbidden, not_found
 */
export async function deletePicture(ctx: Ctx, { productId, pictureId }: PictureKey): Promise<void> {
  const actor = policy.deletePicture(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const ids = await lockPictures(ctx, productId)
    if (!ids.includes(pictureId)) throw new DomainError('not_found', 'picture')
    const [deleted] = await ctx.db
      .delete(productImages)
      .where(eq(productImages.id, pictureId))
      .returning({ name: productImages.name })
    await writeOrder(
      ctx,
      ids.filter((id) => id !== pictureId),
    )
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'picture.deleted',
      subjectId: productId,
      details: { picture: deleted?.name ?? '' },
    })
  })
}
