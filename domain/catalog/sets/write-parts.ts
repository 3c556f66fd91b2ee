import { eq } from 'drizzle-orm'
import { products, setParts } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { refreshSets } from './refresh-sets.ts'
import type { SaveSetPartsInput } from './schemas.ts'

/**
 * Makes a product a set of these parts, in this order, with all that follows from them. Call it with all of them locked;
 * the database refuses a set within a set, and one that has a stock of its own.
 */
export async function writeParts(
  ctx: ShopCtx,
  { productId, parts }: Pick<SaveSetPartsInput, 'productId' | 'parts'>,
): Promise<void> {
  await ctx.db.update(products).set({ isSet: true }).where(eq(products.id, productId))
  await ctx.db.delete(setParts).where(eq(setParts.setId, productId))
  await ctx.db.insert(setParts).values(
    parts.map((part, position) => ({
      setId: productId,
      partId: part.productId,
      quantity: part.quantity,
      position,
    })),
  )
  await refreshSets(ctx, { ids: [productId] })
}
