import { awaitsPayment } from '#shared/orders/order-states.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getOrder, lockVisibleOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import { receiveAtCounter } from './receive-at-counter.ts'
import type { RecordCounterPaymentInput, RecordCounterPaymentResult } from './schemas.ts'

/**
 * Records that an order was paid at the counter, as staff had agreed with its buyer. As with a transfer, any of the staff
 * may say so; what was to be paid another way is recorded by an admin.
 * @throws DomainError forbidden, not_found
 */
export async function recordCounterPayment(
  ctx: Ctx,
  { orderId, method }: RecordCounterPaymentInput,
): Promise<RecordCounterPaymentResult> {
  const actor = policy.recordCounterPayment(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordCounterPaymentResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const { paymentMethod } = await getOrder(ctx, { id: orderId })
    if (!awaitsPayment(order) || !isAtCounter(paymentMethod)) return { ok: false, reason: 'nothing_to_pay' }
    return receiveAtCounter(ctx, { order, method, actor })
  })
}
