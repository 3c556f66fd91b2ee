import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockOrder } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { getRefund, type Refund } from './get-refund.ts'
import { isSentByProvider } from './is-sent-by-provider.ts'

type ManualRefund = { refund: Refund; order: LockedOrder; isSentByProvider: boolean }

/**
 * Locks the order of a refund that staff want to settle or withdraw.
 * @throws DomainError not_found, also if the order is hidden
 */
export async function lockManualRefund(
  ctx: ShopCtx,
  { refundId }: { refundId: string },
): Promise<ManualRefund> {
  const refund = await getRefund(ctx, { refundId })
  const order = await lockOrder(ctx, { orderId: refund.orderId })
  if (order.isHidden) throw new DomainError('not_found', 'refund')
  return { refund, order, isSentByProvider: isSentByProvider(refund, ctx) }
}
