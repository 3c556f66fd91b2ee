import { and, eq, sql } from 'drizzle-orm'
import { products, restockRequests } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { sellableQuantity } from '../inventory/index.ts'
import { policy } from './policy.ts'

/**
 * Has those told who wait for what is in stock: mostly nobody, because they hear when it comes in. It is for products that
 * came in while the shop did not show them.
 * @throws DomainError forbidden
 */
export async function findRestocked(ctx: Ctx): Promise<void> {
  policy.findRestocked(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .selectDistinct({ productId: restockRequests.productId })
      .from(restockRequests)
      .innerJoin(products, eq(products.id, restockRequests.productId))
      .where(and(eq(restockRequests.state, 'waiting'), sql`${sellableQuantity} > 0`))
    for (const { productId } of rows) {
      await enqueueJob(ctx, { kind: 'tell-restocked', productId, key: `restocked ${productId}` })
    }
  })
}
