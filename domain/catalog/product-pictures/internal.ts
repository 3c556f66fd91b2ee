import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { productImages, products } from '#database/schema/index.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * Locks a product, so that one change of its pictures follows the other, and reads their ids in order. A size has those of its product.
 * @throws DomainError not_found
 */
export async function lockPictures(ctx: ShopCtx, productId: string): Promise<string[]> {
  const found = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.sizeOf)))
    .for('no key update')
  if (found.length === 0) throw new DomainError('not_found', 'product')
  const rows = await ctx.db
    .select({ id: productImages.id })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id))
  return rows.map(({ id }) => id)
}

/** @throws DomainError not_found where no product has that id */
export async function requireProduct(ctx: Ctx, productId: string) {
  const [found] = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      isActive: products.isActive,
      isSet: products.isSet,
      sizeOf: products.sizeOf,
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!found) throw new DomainError('not_found', 'product')
  return found
}

/** Gives the pictures the places in which their ids stand. */
export async function writeOrder(ctx: ShopCtx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.execute(sql`
    update product_images set position = place.n - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as place (id, n)
    where product_images.id = place.id and product_images.position <> place.n - 1`)
}
