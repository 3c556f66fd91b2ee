import { and, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { shopDay } from '#shared/kernel/dates.ts'

/**
 * Finds the order of a link, and the day on which it was received, `2026-11-25`; null while the shop does not know that.
 * @throws DomainError not_found
 */
export async function findReturnable(ctx: ShopCtx, { accessKey }: { accessKey: string }) {
  const [order] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      deliveryMethod: orders.deliveryMethod,
      receivedAt: sql<Date | null>`(
        select max(created_at) from order_history
        where order_id = orders.id and subject = 'order' and to_status = 'delivered')`.mapWith(
        orders.createdAt,
      ),
    })
    .from(orders)
    .where(and(eq(orders.accessKey, accessKey), eq(orders.kind, 'goods'), isNull(orders.hiddenAt)))
  if (!order) throw new DomainError('not_found', 'order')
  const { receivedAt, ...rest } = order
  const isSent = order.status === 'shipped' || order.status === 'delivered'
  return { ...rest, isSent, receivedOn: receivedAt ? shopDay(receivedAt) : null }
}
