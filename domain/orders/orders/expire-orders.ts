import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { UNPAID_STATUSES } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { advanceOrder } from './advance-order.ts'
import { lockOrder } from './lock-order.ts'
import { policy } from './policy.ts'

/**
 * Expires orders that were not paid in time, and restores their stock.
 * @returns how many
 * @throws DomainError forbidden
 */
export async function expireOrders(ctx: Ctx): Promise<number> {
  policy.expireOrders(ctx)
  let expired = 0
  while (await inTransaction(asShop(ctx), expireOne)) expired += 1
  return expired
}

/** One order per transaction: several would lock their products in no common order, and could deadlock with a buyer. */
async function expireOne(ctx: ShopCtx): Promise<boolean> {
  const [overdue] = await ctx.db
    .select({ orderId: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        inArray(orders.paymentStatus, UNPAID_STATUSES),
        isNull(orders.hiddenAt),
        lte(orders.payBy, ctx.now()),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!overdue) return false
  const order = await lockOrder(ctx, overdue)
  await advanceOrder(ctx, { order, to: 'expired', by: { actor: ctx.actor } })
  return true
}
