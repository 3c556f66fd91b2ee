import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { orderItems, orders, orderSets, refundLines, refunds } from '#database/schema/index.ts'
import { nameInSet } from '#shared/orders/line-text.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { OrderPart } from './schemas.ts'

const NOTHING = { quantity: 0, amountCents: 0, vatCents: 0 }

/**
 * Reads what an order was charged for, part by part, the delivery last. Call it inside a transaction.
 * @throws DomainError forbidden
 */
export async function readParts(ctx: Ctx, { orderId }: { orderId: string }): Promise<OrderPart[]> {
  policy.readParts(ctx)
  const rows = await ctx.db
    .select({
      itemId: orderItems.id,
      name: orderItems.name,
      set: orderSets.name,
      quantity: orderItems.quantity,
      chargedCents: sql<number>`${orderItems.totalCents} - ${orderItems.discountCents}`,
      vatCents: orderItems.vatCents,
    })
    .from(orderItems)
    .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const items = rows.map(({ set, ...item }) => ({ ...item, name: nameInSet(item.name, set) }))
  const [order] = await ctx.db
    .select({ deliveryCents: orders.deliveryCents, vatCents: orders.vatCents })
    .from(orders)
    .where(eq(orders.id, orderId))
  const delivery = {
    itemId: null,
    name: null,
    quantity: 0,
    chargedCents: order?.deliveryCents ?? 0,
    vatCents: items.reduce((rest, item) => rest - item.vatCents, order?.vatCents ?? 0),
  }
  const refunded = await sumRefunded(ctx, orderId)
  return [...items, delivery].map((part) => ({ ...part, refunded: refunded.get(part.itemId) ?? NOTHING }))
}

/** Refunded amounts by item id; null is the delivery. */
async function sumRefunded(ctx: Ctx, orderId: string): Promise<Map<string | null, OrderPart['refunded']>> {
  const rows = await ctx.db
    .select({
      itemId: refundLines.orderItemId,
      quantity: sql<number>`sum(${refundLines.quantity})::int`,
      amountCents: sql<number>`sum(${refundLines.amountCents})::int`,
      vatCents: sql<number>`sum(${refundLines.vatCents})::int`,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))
    .groupBy(refundLines.orderItemId)
  return new Map(rows.map(({ itemId, ...sums }) => [itemId, sums]))
}
