import { eq } from 'drizzle-orm'
import { serverProducts } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { hideProduct } from './hide-product.ts'
import { isServerError } from './is-server-error.ts'
import type { Link } from './links.ts'
import type { SkippedProduct } from './schemas.ts'

/** Takes out of the shop what is not in the list, and of which the server says, asked for it, that it has none. */
export async function hideGone(
  ctx: ShopCtx,
  links: Link[],
): Promise<{ gone: number; kept: SkippedProduct[] }> {
  const kept: SkippedProduct[] = []
  let gone = 0
  for (const { productId, remoteId, sku } of links) {
    const answer = await isGone(ctx, remoteId)
    if (answer !== true) {
      kept.push({ what: sku, reason: 'kept', detail: answer || 'Not in the list, but still there' })
      continue
    }
    await inTransaction(ctx, async (ctx) => {
      const isHidden = await hideProduct(ctx, { id: productId })
      await ctx.db
        .update(serverProducts)
        .set({ goneAt: ctx.now(), isHidden })
        .where(eq(serverProducts.productId, productId))
    })
    gone += 1
  }
  return { gone, kept }
}

/** @returns a message if the server does not say */
async function isGone(ctx: ShopCtx, remoteId: string): Promise<boolean | string> {
  try {
    return await ctx.catalogServer.isGone(remoteId)
  } catch (error) {
    if (!isServerError(error)) throw error
    return error.message
  }
}
