import { batches } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockProducts } from './lock-products.ts'
import { policy } from './policy.ts'
import { isExpired, takeOffExpired } from './take-off-expired.ts'

/**
 * Takes what remains of expired batches out of stock, for all products. Packing does it for its own, so this may come
 * late.
 * @returns of how many products
 * @throws DomainError forbidden
 */
export async function expireBatches(ctx: Ctx): Promise<number> {
  policy.expireBatches(ctx)
  const rows = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.selectDistinct({ productId: batches.productId }).from(batches).where(isExpired(ctx)),
  )
  for (const row of rows) {
    await inTransaction(asShop(ctx), async (ctx) => {
      await lockProducts(ctx, { lines: [row] })
      await takeOffExpired(ctx, { productIds: [row.productId] })
    })
  }
  return rows.length
}
