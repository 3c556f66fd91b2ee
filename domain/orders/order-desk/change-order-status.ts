import { isRefundable } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireAdmin } from '#domain/kernel/guards.ts'
import { hasRecalledJars } from '#domain/catalog/inventory/index.ts'
import { advanceOrder, lockVisibleOrder, setTracking, staffStepsFrom } from '../orders/index.ts'
import { readOwed } from '../payments/index.ts'
import { policy } from './policy.ts'
import { scheduleCancellation } from './schedule-cancellation.ts'
import type { ChangeStatusInput, ChangeStatusResult } from './schemas.ts'

/**
 * Changes an order's status, for staff. Cancelling restores the stock, once, however often it is requested. A paid order
 * is cancelled by admins alone, who say that they are sure, and a minute later: until then `undoCancellation` undoes it.
 * @throws DomainError forbidden, not_found
 */
export async function changeOrderStatus(ctx: Ctx, input: ChangeStatusInput): Promise<ChangeStatusResult> {
  const actor = policy.changeOrderStatus(ctx)
  const asked = ctx
  const { orderId, to, reason, tracking, isSure } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeStatusResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const from = order.status
    const allowed = staffStepsFrom(from, order.kind)
    if (!allowed.some((step) => step === to)) return { ok: false, reason: 'illegal_step', from, allowed }
    if (order.cancelsAt) return { ok: false, reason: 'being_cancelled' }
    if (to === 'cancelled' && isRefundable(order.paymentStatus)) {
      const { id: actorId } = requireAdmin(asked)
      return scheduleCancellation(ctx, { order, actorId, reason, isSure })
    }
    if (to === 'processing' || to === 'shipped') {
      const owedCents = await readOwed(ctx, order)
      if (owedCents > 0) return { ok: false, reason: 'owes', owedCents }
    }
    if (to === 'shipped' && (await hasRecalledJars(ctx, { orderId }))) {
      return { ok: false, reason: 'recalled_batch' }
    }
    if (to === 'shipped' && order.deliveryMethod === 'courier') {
      if (!tracking) return { ok: false, reason: 'tracking_needed' }
      await setTracking(ctx, { orderId, tracking })
    }
    await advanceOrder(ctx, { order, to, by: { actor, reason } })
    return { ok: true }
  })
}
