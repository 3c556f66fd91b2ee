import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { orderItemBatches, orderItems, refundLines, refunds } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Jars of a line of an order. */
export type ItemJars = { orderItemId: string; productId: string; quantity: number }

/** The lines of jars of an order, less what a refund has returned to stock, in the order of their products. */
export async function readUnreturnedItems(
  ctx: ShopCtx,
  { orderId }: { orderId: string },
): Promise<ItemJars[]> {
  const restocked = ctx.db
    .select({ quantity: sql`coalesce(sum(${refundLines.quantity}), 0)` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(
      and(
        eq(refundLines.orderItemId, orderItems.id),
        eq(refundLines.restocks, true),
        eq(refunds.status, 'settled'),
      ),
    )
  return ctx.db
    .select({
      orderItemId: orderItems.id,
      productId: sql<string>`${orderItems.productId}`,
      quantity: sql<number>`(${orderItems.quantity} - (${restocked}))::int`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.productId)))
    .orderBy(asc(orderItems.productId))
}

/** The jars of an order that were packed, whatever was sent again included, and have not come back. */
export async function readSentJars(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<ItemJars[]> {
  return ctx.db
    .select({
      orderItemId: orderItems.id,
      productId: sql<string>`${orderItems.productId}`,
      quantity: sql<number>`sum(${orderItemBatches.quantity} - ${orderItemBatches.returned})::int`,
    })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), gt(orderItemBatches.quantity, orderItemBatches.returned)))
    .groupBy(orderItems.id)
    .orderBy(asc(orderItems.productId))
}
