import type { ReceivedMethod } from '#shared/orders/received-methods.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { readPayments } from '../payments/index.ts'
import { openRefund } from './open-refund.ts'

type RefundSurplusInput = {
  order: LockedOrder
  reason: string
  /** The id of a staff member; null if the shop decides by its rule. */
  requestedBy: string | null
  /** Staff send the money themselves, or have. */
  isByHand?: boolean | undefined
  /** Only what came this way. */
  of?: ReceivedMethod
}

/**
 * Gives back all that was paid for a locked order and is more than it costs, each payment by the way it came.
 * @returns the ids of the refunds; none if there was nothing to give back
 */
export async function refundSurplus(
  ctx: ShopCtx,
  { order, reason, requestedBy, isByHand, of }: RefundSurplusInput,
): Promise<string[]> {
  const refundIds: string[] = []
  for (const { id: paymentId, method, surplusCents } of await readPayments(ctx, order)) {
    if (surplusCents === 0 || (of !== undefined && method !== of)) continue
    const input = {
      kind: 'surplus',
      orderId: order.id,
      reason,
      isByHand,
      paymentId,
      amountCents: surplusCents,
    } as const
    const opened = await openRefund(ctx, { input, requestedBy })
    if (opened.ok) refundIds.push(opened.refundId)
  }
  return refundIds
}
