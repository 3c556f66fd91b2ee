import { and, eq, sql } from 'drizzle-orm'
import { batches, products, stockLevels } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * The numbers of a product; a set has none of its own.
 * @throws DomainError not_found
 */
export async function readLevels(ctx: Ctx, productId: string) {
  const inBatches = ctx.db
    .select({ sum: sql`coalesce(sum(${batches.remaining}), 0)` })
    .from(batches)
    .where(eq(batches.productId, productId))
  const [levels] = await ctx.db
    .select({
      sku: products.sku,
      stock: products.stockQuantity,
      onHand: stockLevels.onHand,
      missing: stockLevels.missing,
      /** Jars on the shelves without a batch. */
      withoutBatch: sql<number>`(${stockLevels.onHand} - (${inBatches}))::int`,
    })
    .from(products)
    .innerJoin(stockLevels, eq(stockLevels.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.isSet, false)))
  if (!levels) throw new DomainError('not_found', 'product')
  return levels
}
