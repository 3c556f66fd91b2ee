import { and, asc, gt, inArray, lt } from 'drizzle-orm'
import { batches } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { takeOffShelves } from './apply-changes.ts'

/**
 * Takes what remains of expired batches out of stock: it is never packed, so it must not be sold. Call it with the
 * products locked.
 */
export async function takeOffExpired(ctx: ShopCtx, { productIds }: { productIds: string[] }): Promise<void> {
  const expired = await ctx.db
    .select({ batchId: batches.id, productId: batches.productId, quantity: batches.remaining })
    .from(batches)
    .where(and(inArray(batches.productId, productIds), isExpired(ctx)))
    .orderBy(asc(batches.productId), asc(batches.id))
  await takeOffShelves(ctx, { jars: expired, reference: { referenceType: 'adjustment', reason: 'expired' } })
}

/** True if something remains of an expired batch. */
export function isExpired(ctx: Ctx) {
  return and(gt(batches.remaining, 0), lt(batches.bestBefore, shopDay(ctx.now())))
}
