import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { PackedItem } from './schemas.ts'

/**
 * Lists the batches from which the lines of orders were packed, for packing slips. Lines that are not packed, or
 * completely back in stock, are not in it.
 * @throws DomainError forbidden
 */
export async function listPackedBatches(
  ctx: Ctx,
  { orderIds }: { orderIds: string[] },
): Promise<PackedItem[]> {
  policy.listPackedBatches(ctx)
  if (orderIds.length === 0) return []
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        orderId: orderItems.orderId,
        orderItemId: orderItems.id,
        batchId: batches.id,
        code: batches.code,
        bestBefore: batches.bestBefore,
        quantity: sql<number>`${orderItemBatches.quantity} - ${orderItemBatches.returned}`,
        isRecalled: sql<boolean>`${batches.recalledAt} is not null`,
      })
      .from(orderItemBatches)
      .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
      .leftJoin(batches, eq(batches.id, orderItemBatches.batchId))
      .where(
        and(inArray(orderItems.orderId, orderIds), gt(orderItemBatches.quantity, orderItemBatches.returned)),
      )
      .orderBy(asc(orderItems.orderId), asc(orderItems.position), asc(batches.bestBefore), asc(batches.code)),
  )
  const items = Map.groupBy(rows, ({ orderItemId }) => orderItemId)
  return [...items].map(([orderItemId, jars]) => ({
    orderId: jars[0]?.orderId ?? '',
    orderItemId,
    batches: jars.flatMap(({ batchId, code, bestBefore, quantity, isRecalled }) =>
      batchId && code && bestBefore ? [{ batchId, code, bestBefore, quantity, isRecalled }] : [],
    ),
    withoutBatch: jars.reduce((sum, { batchId, quantity }) => (batchId ? sum : sum + quantity), 0),
  }))
}
