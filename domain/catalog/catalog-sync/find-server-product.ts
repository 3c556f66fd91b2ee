import { eq } from 'drizzle-orm'
import { serverProducts } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { ServerProductView } from './schemas.ts'

/**
 * Finds out if another server keeps this product, and when it was read last.
 * @throws DomainError forbidden
 */
export async function findServerProduct(
  ctx: Ctx,
  { productId }: { productId: string },
): Promise<ServerProductView | undefined> {
  policy.findServerProduct(ctx)
  const { address } = ctx.catalogServer
  if (address === null) return undefined
  return inTransaction(ctx, async ({ db }) => {
    const [row] = await db
      .select({ readAt: serverProducts.readAt, goneAt: serverProducts.goneAt })
      .from(serverProducts)
      .where(eq(serverProducts.productId, productId))
    return row && { address, readAt: row.readAt, isGone: row.goneAt !== null }
  })
}
