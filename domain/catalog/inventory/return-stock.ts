import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { batches, orderItemBatches } from '#database/schema/index.ts'
import { type Actor, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, type ChangeReference, coverMissing, type StockChange } from './apply-changes.ts'
import { lockProducts } from './lock-products.ts'
import { takeOffExpired } from './take-off-expired.ts'
import type { ItemJars } from './unreturned-items.ts'

type ReturnStockInput = {
  orderId: string
  lines: ItemJars[]
  notes: string
  /** The person who caused it, or the shop. */
  actor: Actor
}

/**
 * Returns jars of an order to stock, with a ledger row for each product and batch: what was packed into the batch that
 * it came from. Jars of a recalled or expired batch are taken off
 * again at once. Call it in the transaction that has locked the
 * order.
 */
export async function returnStock(
  ctx: ShopCtx,
  { orderId, lines, notes, actor }: ReturnStockInput,
): Promise<void> {
  const returned = lines.filter((line) => line.quantity > 0)
  if (returned.length === 0) return
  await inTransaction(ctx, async (ctx) => {
    await lockProducts(ctx, { lines: returned })
    const changes: StockChange[] = []
    const recalled: StockChange[] = []
    const actorId = 'id' in actor ? actor.id : undefined
    for (const { orderItemId, productId, quantity } of returned) {
      let left = quantity
      for (const packed of await takeBack(ctx, orderItemId, quantity)) {
        const { batchId, isRecalled } = packed
        const jars = { productId, batchId, stock: packed.quantity }
        changes.push({ ...jars, onHand: isRecalled ? 0 : packed.quantity })
        if (isRecalled) recalled.push({ ...jars, stock: -packed.quantity })
        left -= packed.quantity
      }
      // Jars that were not packed never left the shelf.
      if (left > 0) changes.push({ productId, stock: left })
    }
    const reference: ChangeReference = { referenceType: 'return', referenceId: orderId, notes, actorId }
    await applyChanges(ctx, { changes, reference })
    await applyChanges(ctx, { changes: recalled, reference: { referenceType: 'recall', actorId } })
    await takeOffExpired(ctx, { productIds: returned.map(({ productId }) => productId) })
    await coverMissing(ctx, { productIds: returned.map(({ productId }) => productId) })
  })
}

/**
 * Marks up to `quantity` of an item's packed jars as back: those of recalled batches first, then what expires first, so
 * that nobody is sold a fresher jar than there is.
 */
async function takeBack(ctx: ShopCtx, orderItemId: string, quantity: number) {
  const packed = await ctx.db
    .select({
      id: orderItemBatches.id,
      batchId: orderItemBatches.batchId,
      left: sql<number>`${orderItemBatches.quantity} - ${orderItemBatches.returned}`,
      isRecalled: sql<boolean>`${batches.recalledAt} is not null`,
    })
    .from(orderItemBatches)
    .leftJoin(batches, eq(batches.id, orderItemBatches.batchId))
    .where(
      and(
        eq(orderItemBatches.orderItemId, orderItemId),
        gt(orderItemBatches.quantity, orderItemBatches.returned),
      ),
    )
    .orderBy(sql`${batches.recalledAt} is null`, asc(batches.bestBefore), asc(orderItemBatches.id))
  const back = []
  let left = quantity
  for (const row of packed) {
    const taken = Math.min(left, row.left)
    if (taken === 0) break
    left -= taken
    back.push({ ...row, quantity: taken })
    await ctx.db
      .update(orderItemBatches)
      .set({ returned: sql`${orderItemBatches.returned} + ${taken}` })
      .where(eq(orderItemBatches.id, row.id))
  }
  return back
}
