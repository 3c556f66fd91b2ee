import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, orders, products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import { MOST_ORDERS } from './schemas.ts'
import type { BatchView } from './views.ts'
import { isWithBuyer } from './recall-batch.ts'

/**
 * A batch, and the orders that have jars of it.
 * @throws DomainError forbidden, not_found
 */
export async function getBatch(ctx: Ctx, { batchId }: { batchId: string }): Promise<BatchView> {
  policy.getBatch(ctx)
  return inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({
        id: batches.id,
        code: batches.code,
        productId: batches.productId,
        sku: products.sku,
        productName: products.name,
        bestBefore: batches.bestBefore,
        receivedAt: batches.createdAt,
        received: batches.receivedQuantity,
        remaining: batches.remaining,
        recalledAt: batches.recalledAt,
        recalledBy: nameOf(batches.recalledBy),
        reason: batches.recallReason,
        advice: batches.recallAdvice,
      })
      .from(batches)
      .innerJoin(products, eq(products.id, batches.productId))
      .where(eq(batches.id, batchId))
    if (!row) throw new DomainError('not_found', 'batch')
    const { recalledAt, recalledBy, reason, advice, ...batch } = row
    const recalled =
      recalledAt && reason && advice ? { at: recalledAt, by: recalledBy, reason, advice } : null
    return { ...batch, recalled, ...(await readOrders(ctx, batchId)) }
  })
}

async function readOrders(ctx: Ctx, batchId: string): Promise<Pick<BatchView, 'orders' | 'totals'>> {
  const isOut = and(
    eq(orderItemBatches.batchId, batchId),
    gt(orderItemBatches.quantity, orderItemBatches.returned),
  )
  const jars = sql<number>`sum(${orderItemBatches.quantity} - ${orderItemBatches.returned})::int`
  const rows = await ctx.db
    .select({
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      placedAt: orders.createdAt,
      customerName: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
      quantity: jars,
    })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isOut)
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS)
  const [totals] = await ctx.db
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      jars: sql<number>`coalesce(${jars}, 0)::int`,
      toMail: sql<number>`(count(distinct ${orders.id}) filter (where ${isWithBuyer}))::int`,
      toRepack: sql<number>`(count(distinct ${orders.id}) filter (where ${orders.status} = 'processing'))::int`,
    })
    .from(orderItemBatches)
    .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(isOut)
  return { orders: rows, totals: totals ?? { orders: 0, jars: 0, toMail: 0, toRepack: 0 } }
}
