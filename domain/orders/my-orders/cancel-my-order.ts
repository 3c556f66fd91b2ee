import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { isSentBackByHand } from '#shared/orders/received-methods.ts'
import { waiveOwed } from '../order-changes/index.ts'
import { advanceOrder, lockOrder, setCancelsAt } from '../orders/index.ts'
import { readPayments } from '../payments/index.ts'
import { refundAll } from '../refunds/index.ts'
import { policy } from './policy.ts'
import type { CancelMyOrderInput, CancelMyOrderResult } from './schemas.ts'
import type { MyCancellation } from './views.ts'

/** Packing has not begun. */
function isUnpacked(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed'
}

/**
 * Tells the bearer of an order's link if it can still be cancelled, and what they would get back.
 * @throws DomainError not_found, also for the deposit of a table, which goes with its reservation
 */
export async function getMyCancellation(
  ctx: Ctx,
  { accessKey }: CancelMyOrderInput,
): Promise<MyCancellation> {
  policy.getMyCancellation(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const { paymentMethod, ...order } = await find(ctx, accessKey)
    const paid = await readPayments(ctx, order)
    return {
      number: order.number,
      accessKey,
      status: order.status,
      canBeCancelled: isUnpacked(order.status),
      backCents: paid.reduce((sum, { leftCents }) => sum + leftCents, 0),
      isSentByHand: isSentBackByHand(paymentMethod),
    }
  })
}

/**
 * The bearer of an order's link cancels it before it is packed. What was paid goes back by the way it was paid; the
 * order's lock settles who is first, they or the one who packs. Cancelled twice it is cancelled once.
 * @throws DomainError not_found
 */
export async function cancelMyOrder(
  ctx: Ctx,
  { accessKey }: CancelMyOrderInput,
): Promise<CancelMyOrderResult> {
  const actor = policy.cancelMyOrder(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelMyOrderResult> => {
    const { id: orderId } = await find(ctx, accessKey)
    const order = await lockOrder(ctx, { orderId })
    if (order.status === 'cancelled') return { ok: true }
    if (!isUnpacked(order.status)) return { ok: false, reason: 'too_late' }
    const reason = 'Cancelled by the buyer'
    // Staff may have begun to cancel it too.
    if (order.cancelsAt) await setCancelsAt(ctx, { orderId, cancelsAt: null })
    await waiveOwed(ctx, { order, by: { actor, reason } })
    await advanceOrder(ctx, { order, to: 'cancelled', by: { actor, reason } })
    await refundAll(ctx, { order, reason })
    return { ok: true }
  })
}

async function find(ctx: ShopCtx, accessKey: string) {
  const [order] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: orders.paymentMethod,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .where(and(eq(orders.accessKey, accessKey), eq(orders.kind, 'goods'), isNull(orders.hiddenAt)))
  if (!order) throw new DomainError('not_found', 'order')
  return order
}
