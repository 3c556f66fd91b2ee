import { eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import { listCartProducts } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import { policy } from './policy.ts'
import type { ConfirmRestockResult } from './schemas.ts'
import { startWaiting } from './start-waiting.ts'

/** Anyone who has the mailed link has the address: from now on they wait, and are told. A second time changes nothing. */
export async function confirmRestockRequest(
  ctx: Ctx,
  { token }: { token: string },
): Promise<ConfirmRestockResult> {
  policy.confirmRestockRequest(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmRestockResult> => {
    const [request] = await ctx.db
      .select()
      .from(restockRequests)
      .where(eq(restockRequests.tokenHash, digestOf(token)))
      .for('update')
    if (!request) return { ok: false, reason: 'invalid_link' }
    if (request.state === 'pending') await startWaiting(ctx, request)
    const { productId, language } = request
    const product = (await listCartProducts(ctx, { ids: [productId] })).get(productId)
    return { ok: true, product: product && { slug: product.slug, name: product.name[language] } }
  })
}
