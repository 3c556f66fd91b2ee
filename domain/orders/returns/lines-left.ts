import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { orderItems, orderSets, products } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import { nameInSet } from '#shared/orders/line-text.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

export type LineLeft = {
  itemId: string
  name: LocalizedText
  quantity: number
  left: number
  /** True also of a product that is gone. */
  isFood: boolean
}

/**
 * Reads the goods of an order, and how many jars of each may still be returned: not what was refunded otherwise, and not
 * what was asked for before and not declined.
 */
export async function readLinesLeft(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<LineLeft[]> {
  const refunded = sql`(
    select coalesce(sum(line.quantity), 0) from refund_lines line join refunds on refunds.id = line.refund_id
    where line.order_item_id = order_items.id and refunds.status <> 'failed'
      and not exists (select from return_requests where return_requests.refund_id = refunds.id))`
  const requested = sql`(
    select coalesce(sum(line.quantity), 0) from return_lines line
    join return_requests request on request.id = line.request_id
    where line.order_item_id = order_items.id and request.state <> 'declined')`
  const rows = await ctx.db
    .select({
      itemId: orderItems.id,
      name: orderItems.name,
      set: orderSets.name,
      quantity: orderItems.quantity,
      left: sql<number>`greatest(0, ${orderItems.quantity} - ${refunded} - ${requested})::int`,
      isFood: sql<boolean>`not coalesce(${products.notFood}, false)`,
    })
    .from(orderItems)
    .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.productId)))
    .orderBy(asc(orderItems.position))
  return rows.map(({ set, ...line }) => ({ ...line, name: nameInSet(line.name, set) }))
}
