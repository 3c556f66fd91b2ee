import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { batches, orderItemBatches } from '#database/schema/index.ts'
import { STOCK_NOTES } from '#shared/catalog/stock-notes.ts'
import { type Actor, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { applyChanges, type ChangeReference, coverMissing, type StockChange } from './apply-changes.ts'
import { lockProducts } from './lock-products.ts'
import { takeOffExpired } from './take-off-expired.ts'
import type { ItemJars } from './unreturned-items.ts'

/** Jars of a line that an order gives back: of `quantity`, so many cannot be sold any more, or are not there. */
export type ReturnedJars = ItemJars & { damaged?: number; lost?: number }

type ReturnStockInput = {
  orderId: string
  lines: ReturnedJars[]
  notes: string
  /** The person who caused it, or the shop. */
  actor: Actor
}

/**
 * Returns jars of an order to stock, with a ledger row for each product and batch: what was packed into the batch that
 * it came from. Jars of a recalled or expired batch are taken off again at once; so are those that are damaged or lost,
 * which never reach the shelf. Call it in the transaction that has locked the order.
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
    const written = { damaged: [] as StockChange[], lost: [] as StockChange[] }
    const actorId = 'id' in actor ? actor.id : undefined
    for (const { orderItemId, productId, quantity, damaged = 0, lost = 0 } of returned) {
      let left = quantity
      let fit = quantity - damaged - lost
      let broken = damaged
      for (const packed of await takeBack(ctx, orderItemId, quantity)) {
        const { batchId, isRecalled } = packed
        const sound = Math.min(fit, packed.quantity)
        const spoilt = Math.min(broken, packed.quantity - sound)
        const missing = packed.quantity - sound - spoilt
        changes.push({ productId, batchId, stock: packed.quantity, onHand: isRecalled ? 0 : sound })
        if (isRecalled) recalled.push({ productId, batchId, stock: -sound })
        written.damaged.push({ productId, batchId, stock: -spoilt })
        written.lost.push({ productId, batchId, stock: -missing })
        fit -= sound
        broken -= spoilt
        left -= packed.quantity
      }
      // Jars that were not packed never left the shelf.
      if (left > 0) changes.push({ productId, stock: left })
    }
    const reference: ChangeReference = { referenceType: 'return', referenceId: orderId, notes, actorId }
    await applyChanges(ctx, { changes, reference })
    await applyChanges(ctx, { changes: recalled, reference: { referenceType: 'recall', actorId } })
    for (const reason of ['damaged', 'lost'] as const) {
      const reference: ChangeReference = {
        referenceType: 'adjustment',
        reason,
        notes: STOCK_NOTES.writtenOff,
        actorId,
      }
      await applyChanges(ctx, { changes: written[reason], reference })
    }
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
