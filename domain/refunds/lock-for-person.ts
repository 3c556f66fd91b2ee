import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/index.ts'
import { isSentByProvider } from './is-sent-by-provider.ts'
import { getRefund } from './get-refund.ts'

/**
 * A refund that a person has in hand, its order locked. As the shop.
 * @throws DomainError not_found, also where the order is hidden
 */
export async function lockForPerson(ctx: Ctx, refundId: string) {
  const refund = await getRefund(ctx, refundId)
  const order = await lockOrder(ctx, refund.orderId)
  if (order.isHidden) throw new DomainError('not_found', 'refund')
  return { refund, order, isSentByProvider: isSentByProvider(ctx, refund) }
}
