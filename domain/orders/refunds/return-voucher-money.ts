import { isCalledOff, wasPaid } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { lockOrder } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { policy } from './policy.ts'
import { refundSurplus } from './refund-surplus.ts'

/**
 * Gives back to its voucher what it has paid of an order that was called off before the rest came. A job, so it may be
 * repeated.
 * @throws DomainError forbidden, not_found
 */
export async function returnVoucherMoney(
  ctx: Ctx,
  { orderId }: JobPayloads['return-voucher-money'],
): Promise<void> {
  policy.returnVoucherMoney(ctx)
  await inTransaction(asShop(ctx), async (ctx) => returnUnspent(ctx, await lockOrder(ctx, { orderId })))
}

/** The same for a locked order. */
export async function returnUnspent(ctx: ShopCtx, order: LockedOrder): Promise<void> {
  if (!isCalledOff(order.status) || wasPaid(order.paymentStatus)) return
  const reason = 'The order was called off'
  await refundSurplus(ctx, { order, reason, requestedBy: null, of: 'voucher' })
}
