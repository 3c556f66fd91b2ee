import { asc, desc, eq, sql } from 'drizzle-orm'
import { batches, products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import { readLevels } from './read-levels.ts'
import type { InventoryView } from './views.ts'

/** Batches that are used up are shown only so far back. */
const MOST_BATCHES = 100

/**
 * A product's stock and its batches: what is left first, by the date at which it expires.
 * @throws DomainError forbidden, not_found
 */
export async function getInventory(
  ctx: Ctx,
  { productId, language }: { productId: string; language: Locale },
): Promise<InventoryView> {
  policy.getInventory(ctx)
  return inTransaction(ctx, async (ctx) => {
    const [product] = await ctx.db
      .select({
        id: products.id,
        slug: products.slug,
        name: sql<string>`${products.name} ->> ${language}`,
        isActive: products.isActive,
        sizeOf: products.sizeOf,
        ownThreshold: products.lowStockThreshold,
      })
      .from(products)
      .where(eq(products.id, productId))
    if (!product) throw new DomainError('not_found', 'product')
    const rows = await ctx.db
      .select({
        id: batches.id,
        code: batches.code,
        bestBefore: batches.bestBefore,
        received: batches.receivedQuantity,
        remaining: batches.remaining,
        recalledAt: batches.recalledAt,
      })
      .from(batches)
      .where(eq(batches.productId, productId))
      .orderBy(sql`${batches.remaining} = 0`, asc(batches.bestBefore), desc(batches.createdAt))
      .limit(MOST_BATCHES)
    return { ...product, ...(await readLevels(ctx, productId)), batches: rows }
  })
}
