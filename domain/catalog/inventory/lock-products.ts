import { asc, inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks products in the order of their ids, so that transactions cannot deadlock. Not part of the UPDATE: an UPDATE
 * that waited while locking would start again from older row versions, and could deadlock with those who wait for it.
 */
export async function lockProducts(
  ctx: ShopCtx,
  { lines }: { lines: { productId: string }[] },
): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
}
