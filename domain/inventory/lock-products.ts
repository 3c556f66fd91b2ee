import { asc, inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

/**
 * Locks products in the order of their ids, so that transactions cannot deadlock. A statement of its own: one that
 * locks and then updates would go back to the rows as they were before it waited, and meet those who wait for it there.
 */
export async function lockProducts(ctx: ShopCtx, lines: { productId: string }[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
}
