import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import { batches, orderItemBatches, stockLevels } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, type StockChange } from './apply-changes.ts'
import { lockProducts } from './lock-products.ts'
import { takeOffExpired } from './take-off-expired.ts'
import { type ItemJars, readUnreturnedItems } from './unreturned-items.ts'

/** Jars of a line, from one batch or from none that is known. */
type PackedJars = { orderItemId: string; productId: string; batchId: string | null; quantity: number }

/**
 * Takes the jars of an order off the shelves: from the batch that expires first, never from one that is expired or
 * recalled, and the rest without a batch. Call it in the transaction that has locked the order and takes it on to be
 * packed; the locks of the products settle who gets the last jars of a batch.
 */
export async function packOrder(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  const items = (await readUnreturnedItems(ctx, { orderId })).filter(({ quantity }) => quantity > 0)
  if (items.length === 0) return
  await lockProducts(ctx, { lines: items })
  await takeOffExpired(ctx, { productIds: items.map(({ productId }) => productId) })
  await takeFromShelves(ctx, await chooseBatches(ctx, items))
}

/** First to expire, first packed. Nothing remains of batches that are expired or recalled. */
async function chooseBatches(ctx: ShopCtx, items: ItemJars[]): Promise<PackedJars[]> {
  const usable = await ctx.db
    .select({ id: batches.id, productId: batches.productId, remaining: batches.remaining })
    .from(batches)
    .where(
      and(
        inArray(
          batches.productId,
          items.map(({ productId }) => productId),
        ),
        gt(batches.remaining, 0),
      ),
    )
    .orderBy(asc(batches.bestBefore), asc(batches.createdAt), asc(batches.id))
  return items.flatMap(({ quantity, ...item }) => {
    let left = quantity
    const jars: PackedJars[] = []
    for (const batch of usable.filter(({ productId }) => productId === item.productId)) {
      const taken = Math.min(left, batch.remaining)
      if (taken === 0) continue
      // Another line may be of the same product.
      batch.remaining -= taken
      left -= taken
      jars.push({ ...item, batchId: batch.id, quantity: taken })
    }
    return left > 0 ? [...jars, { ...item, batchId: null, quantity: left }] : jars
  })
}

/** Takes chosen jars off the shelves and records for which lines. What should not be there is no longer missing. */
async function takeFromShelves(ctx: ShopCtx, jars: PackedJars[]): Promise<void> {
  const ids = jars.map(({ productId }) => productId)
  const levels = await ctx.db
    .select({ productId: stockLevels.productId, onHand: stockLevels.onHand })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, ids))
  const onHandOf = new Map(levels.map(({ productId, onHand }) => [productId, onHand]))
  const changes = jars.map(({ productId, batchId, quantity }): StockChange => {
    const onHand = onHandOf.get(productId) ?? 0
    const there = Math.min(onHand, quantity)
    onHandOf.set(productId, onHand - there)
    return { productId, batchId, onHand: -there, missing: there - quantity }
  })
  await applyChanges(ctx, { changes, reference: { referenceType: 'order' } })
  await ctx.db
    .insert(orderItemBatches)
    .values(jars.map(({ orderItemId, batchId, quantity }) => ({ orderItemId, batchId, quantity })))
    .onConflictDoUpdate({
      target: [orderItemBatches.orderItemId, orderItemBatches.batchId],
      set: { quantity: sql`${orderItemBatches.quantity} + excluded.quantity` },
    })
}
