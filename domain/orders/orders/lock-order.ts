import { eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { LockedOrder } from './schemas.ts'

/**
 * Locks an order until the transaction ends.
 * @throws DomainError not_found
 */
export async function lockOrder(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<LockedOrder> {
  const order = await lockWhere(ctx, eq(orders.id, orderId))
  if (!order) throw new DomainError('not_found', 'order')
  return order
}

/**
 * The same for staff, who do not see hidden orders.
 * @throws DomainError not_found
 */
export async function lockVisibleOrder(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<LockedOrder> {
  const order = await lockOrder(ctx, { orderId })
  if (order.isHidden) throw new DomainError('not_found', 'order')
  return order
}

/** The same by the order's number, which payment providers know; undefined if there is no such order. */
export async function lockOrderByNumber(
  ctx: ShopCtx,
  { number }: { number: string },
): Promise<LockedOrder | undefined> {
  return lockWhere(ctx, eq(orders.number, number))
}

async function lockWhere(ctx: ShopCtx, where: SQL): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      kind: orders.kind,
      deliveryMethod: orders.deliveryMethod,
      province: orders.province,
      icePackCents: orders.icePackCents,
      attention: orders.attention,
      cancelsAt: orders.cancelsAt,
      isHidden: sql<boolean>`${orders.hiddenAt} is not null`,
    })
    .from(orders)
    .where(where)
    .for('no key update')
  return order
}
