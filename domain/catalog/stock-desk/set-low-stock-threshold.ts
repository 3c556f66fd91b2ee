import { and, eq } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { SetLowStockThresholdInput } from './schemas.ts'

/**
 * Sets up to how many of a product are few: staff are told, and the shop says how many are left. Null is the shop's own
 * number.
 * @throws DomainError forbidden, not_found
 */
export async function setLowStockThreshold(
  ctx: Ctx,
  { productId, threshold }: SetLowStockThresholdInput,
): Promise<void> {
  const actor = policy.setLowStockThreshold(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const isThis = and(eq(products.id, productId), eq(products.isSet, false))
    const [before] = await ctx.db
      .select({ threshold: products.lowStockThreshold })
      .from(products)
      .where(isThis)
      .for('no key update')
    if (!before) throw new DomainError('not_found', 'product')
    await ctx.db.update(products).set({ lowStockThreshold: threshold }).where(isThis)
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'stock.threshold',
      subjectId: productId,
      changes: changesBetween(before, { threshold }),
    })
  })
}
