import { and, eq, gt, inArray } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * True if an order that is packed has jars of a recalled batch, and must not leave the shop. Holds the rows of its
 * batches, so that a recall waits until the caller's transaction has ended, and then sees what it did.
 */
export async function hasRecalledJars(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<boolean> {
  const packed = ctx.db
    .select({ id: orderItemBatches.batchId })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), gt(orderItemBatches.quantity, orderItemBatches.returned)))
  const rows = await ctx.db
    .select({ recalledAt: batches.recalledAt })
    .from(batches)
    .where(inArray(batches.id, packed))
    .orderBy(batches.id)
    .for('share')
  return rows.some(({ recalledAt }) => recalledAt !== null)
}
