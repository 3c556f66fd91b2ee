import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { readPayments } from '../payments/index.ts'
import { openRefund } from './open-refund.ts'
import { readParts } from './read-parts.ts'
import { refundSurplus } from './refund-surplus.ts'
import { shareParts } from './share-parts.ts'

type RefundAllInput = {
  order: LockedOrder
  reason: string
  /** The admin who wants it; by default the shop decides by its rule. */
  requestedBy?: string | undefined
  /** Staff send the money themselves, or have. */
  isByHand?: boolean
}

/**
 * Gives back all that is left of what was paid for a locked order that has ended: what its lines and its delivery were
 * charged, and what came although nothing was owed. Each payment gives back no more than it brought, so an order that
 * was paid by several has a refund of each. Repeating it gives nothing back twice.
 * @returns the ids of the refunds; none if there was nothing to give back
 */
export async function refundAll(ctx: ShopCtx, input: RefundAllInput): Promise<string[]> {
  const { order, reason, requestedBy = null, isByHand } = input
  const common = { orderId: order.id, reason, isByHand }
  const refundIds: string[] = []
  if (wasPaid(order.paymentStatus)) {
    for (const goods of await shareGoods(ctx, order)) {
      const input = { ...common, kind: 'goods', ...goods } as const
      const opened = await openRefund(ctx, { input, requestedBy })
      if (opened.ok) refundIds.push(opened.refundId)
    }
  }
  return [...refundIds, ...(await refundSurplus(ctx, { order, reason, requestedBy, isByHand }))]
}

/** Shares what is left of the order's parts among its payments: those of vouchers first, then the largest. */
async function shareGoods(ctx: ShopCtx, order: LockedOrder) {
  const parts = (await readParts(ctx, { orderId: order.id })).map(({ refunded, ...part }) => ({
    itemId: part.itemId,
    quantity: part.quantity - refunded.quantity,
    cents: part.chargedCents - refunded.amountCents,
    restocks: false,
  }))
  const payments = await readPayments(ctx, order)
  const capacities = [
    ...payments.filter(isOfVoucher).map(({ leftCents }) => leftCents),
    ...payments
      .filter((payment) => !isOfVoucher(payment))
      .map(({ leftCents }) => leftCents)
      .sort((a, b) => b - a),
  ]
  return shareParts(
    parts,
    capacities.filter((cents) => cents > 0),
  ).filter(({ lines, deliveryCents }) => lines.length > 0 || deliveryCents > 0)
}

const isOfVoucher = ({ method }: { method: string }) => method === 'voucher'
