import { and, eq, inArray } from 'drizzle-orm'
import { productImages } from '#database/schema/index.ts'
import { type LocalizedText, NO_TEXT } from '#shared/kernel/locale.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { StoredPicture } from '#domain/base/media/index.ts'
import { lockPictures, writeOrder } from './internal.ts'

type PutPicturesInput = {
  productId: string
  /** In their order; those that the product has besides come after them. */
  pictures: { picture: StoredPicture | { name: string }; alt: LocalizedText }[]
  /** The names of those that it loses. */
  dropped: string[]
}

/**
 * Gives a product these pictures, without anybody of the staff.
 * @returns their names, in the same order: of a picture that the product has already under another name, that one
 * @throws DomainError not_found
 */
export async function putPictures(
  ctx: ShopCtx,
  { productId, pictures, dropped }: PutPicturesInput,
): Promise<string[]> {
  return inTransaction(ctx, async (ctx) => {
    await lockPictures(ctx, productId)
    const isOfProduct = eq(productImages.productId, productId)
    if (dropped.length > 0)
      await ctx.db.delete(productImages).where(and(isOfProduct, inArray(productImages.name, dropped)))
    const put: { id: string; name: string }[] = []
    for (const { picture, alt } of pictures) {
      const added = 'contentHash' in picture ? await add(ctx, productId, picture) : undefined
      const isThis =
        added ??
        ('contentHash' in picture
          ? eq(productImages.contentHash, picture.contentHash)
          : eq(productImages.name, picture.name))
      put.push(
        ...(await ctx.db
          .update(productImages)
          .set({ alt })
          .where(and(isOfProduct, isThis))
          .returning({ id: productImages.id, name: productImages.name })),
      )
    }
    const first = [...new Set(put.map(({ id }) => id))]
    const others = (await lockPictures(ctx, productId)).filter((id) => !first.includes(id))
    await writeOrder(ctx, [...first, ...others])
    return put.map(({ name }) => name)
  })
}

/** @returns how to find the row; undefined if the product has the same picture already */
async function add(ctx: ShopCtx, productId: string, picture: StoredPicture) {
  const { name, contentHash, width, height } = picture
  const [added] = await ctx.db
    .insert(productImages)
    .values({
      productId,
      name,
      contentHash,
      width,
      height,
      position: 0,
      alt: NO_TEXT,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: productImages.id })
  if (!added) return undefined
  await recordAudit(ctx, {
    actorId: null,
    action: 'picture.added',
    subjectId: productId,
    details: { picture: name },
  })
  return eq(productImages.id, added.id)
}
