import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, products, stockLevels } from '#database/schema/index.ts'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, type StockChange } from './apply-changes.ts'
import { lockProducts } from './lock-products.ts'
import { takeOffExpired } from './take-off-expired.ts'
import { type ItemJars, readUnreturnedItems } from './unreturned-items.ts'

/** Jars of a line, from one batch or from none that is known. */
type PackedJars = { orderItemId: string; productId: string; batchId: string | null; quantity: number }

/**
 * Takes the jars of an order off the shelves that are not packed yet: from the batch that expires first, never from one that is expired or
 * recalled, and the rest without a batch. Call it in the transaction that has locked the order and takes it on to be
 * packed; the locks of the products settle who gets the last jars of a batch.
 */
export async function packOrder(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  const items = (await readUnpackedItems(ctx, orderId)).filter(({ quantity }) => quantity > 0)
  if (items.length === 0) return
  await lockProducts(ctx, { lines: items })
  await takeOffExpired(ctx, { productIds: items.map(({ productId }) => productId) })
  await takeFromShelves(ctx, await chooseBatches(ctx, items))
}

type PackAgainInput = { orderId: string; items: ItemJars[]; actorId: string }
type PackAgainResult =
  | { ok: true }
  /** `left` is what there is of the line's product. */
  | { ok: false; reason: 'out_of_stock'; orderItemId: string; left: number }

/**
 * Takes jars for lines of an order that was packed before out of stock and off the shelves once more, all of them or
 * none. Call it in the transaction that has locked the order, which a refusal rolls back.
 */
export async function packAgain(
  ctx: ShopCtx,
  { orderId, items, actorId }: PackAgainInput,
): Promise<PackAgainResult> {
  const productIds = items.map(({ productId }) => productId)
  await lockProducts(ctx, { lines: items })
  await takeOffExpired(ctx, { productIds })
  const rows = await ctx.db
    .select({ id: products.id, stock: products.stockQuantity })
    .from(products)
    .where(inArray(products.id, productIds))
  const stockOf = new Map(rows.map(({ id, stock }) => [id, stock]))
  for (const { orderItemId, productId, quantity } of items) {
    const left = stockOf.get(productId) ?? 0
    if (quantity > left) return { ok: false, reason: 'out_of_stock', orderItemId, left }
    stockOf.set(productId, left - quantity)
  }
  await applyChanges(ctx, {
    changes: items.map(({ productId, quantity }) => ({ productId, stock: -quantity })),
    reference: { referenceType: 'order', referenceId: orderId, notes: STOCK_NOTES.sentAgain, actorId },
  })
  await takeFromShelves(ctx, await chooseBatches(ctx, items))
  return { ok: true }
}

/** The jars that are still to be packed: all, or what a change has added to an order that is being packed. */
async function readUnpackedItems(ctx: ShopCtx, orderId: string): Promise<ItemJars[]> {
  const items = await readUnreturnedItems(ctx, { orderId })
  const packed = await ctx.db
    .select({
      orderItemId: orderItemBatches.orderItemId,
      quantity: sql<number>`sum(${orderItemBatches.quantity} - ${orderItemBatches.returned})::int`,
    })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItemBatches.orderItemId)
  const packedOf = new Map(packed.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  return items.map((item) => ({ ...item, quantity: item.quantity - (packedOf.get(item.orderItemId) ?? 0) }))
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
