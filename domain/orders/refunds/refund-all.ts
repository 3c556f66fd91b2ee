import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { readPayments } from '../payments/index.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { openRefund } from './open-refund.ts'
import { readParts } from './read-parts.ts'

/**
 * Gives back by the shop's rule all that is left of what was paid for a locked order that has ended: what its lines and
 * its delivery were charged, and what came although nothing was owed. Repeating it gives nothing back twice.
 * @returns whether there was anything to give back
 */
export async function refundAll(
  ctx: ShopCtx,
  { order, reason }: { order: LockedOrder; reason: string },
): Promise<boolean> {
  const requestedBy = null
  let gaveBack = false
  const parts = await readParts(ctx, { orderId: order.id })
  const lines = parts.flatMap(({ itemId, quantity, refunded }) => {
    const left = quantity - refunded.quantity
    return itemId !== null && left > 0 ? [{ itemId, quantity: left, restocks: false }] : []
  })
  const delivery = parts.find(({ itemId }) => itemId === null)
  const deliveryCents = delivery ? delivery.chargedCents - delivery.refunded.amountCents : 0
  if (wasPaid(order.paymentStatus) && (lines.length > 0 || deliveryCents > 0)) {
    const input = { kind: 'goods', orderId: order.id, reason, lines, deliveryCents } as const
    gaveBack = (await openRefund(ctx, { input, requestedBy })).ok
  }
  for (const { id: paymentId, surplusCents } of await readPayments(ctx, order)) {
    if (surplusCents === 0) continue
    const input = {
      kind: 'surplus',
      orderId: order.id,
      reason,
      paymentId,
      amountCents: surplusCents,
    } as const
    gaveBack = (await openRefund(ctx, { input, requestedBy })).ok || gaveBack
  }
  return gaveBack
}
