import { asc, eq } from 'drizzle-orm'
import { productImages } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { requireProduct } from './internal.ts'
import { policy } from './policy.ts'
import type { ProductPictures } from './views.ts'

/**
 * A product's pictures in their order; the product may be hidden. A size has none of its own.
 * @throws DomainError forbidden, not_found
 */
export async function listPictures(ctx: Ctx, { productId }: { productId: string }): Promise<ProductPictures> {
  policy.listPictures(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { name, slug, isActive, isSet, sizeOf } = await requireProduct(ctx, productId)
    const rows = await ctx.db
      .select({
        id: productImages.id,
        name: productImages.name,
        alt: productImages.alt,
        width: productImages.width,
        height: productImages.height,
        version: productImages.version,
      })
      .from(productImages)
      .where(eq(productImages.productId, productId))
      .orderBy(asc(productImages.position), asc(productImages.id))
    const pictures = rows.map(({ name, ...row }) => ({ ...row, image: imageOf(ctx, name) }))
    return { productId, sizeOf, name, slug, isActive, isSet, pictures }
  })
}
