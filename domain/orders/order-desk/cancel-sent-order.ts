import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readSentJars, type ReturnedJars } from '#domain/catalog/inventory/index.ts'
import { isSent, lockVisibleOrder, staffStepsFrom } from '../orders/index.ts'
import { policy } from './policy.ts'
import { scheduleCancellation } from './schedule-cancellation.ts'
import type { CancelSentInput, CancelSentResult, GoodsBack } from './schemas.ts'

/**
 * Has an order that was sent cancelled in a minute: the goods that are back and fit for sale return to stock, the others
 * are written off, and the money goes back the way it came. An admin says what is back, and that they are sure; until the
 * minute is over `undoCancellation` undoes it. Of two who want it, one is told.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function cancelSentOrder(ctx: Ctx, input: CancelSentInput): Promise<CancelSentResult> {
  const { id: actorId } = policy.cancelSentOrder(ctx)
  const { orderId, reason, goods, isSure } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelSentResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    if (!isSent(order)) {
      const allowed = staffStepsFrom(order.status, order.kind)
      return { ok: false, reason: 'illegal_step', from: order.status, allowed }
    }
    if (order.cancelsAt) return { ok: false, reason: 'being_cancelled' }
    const jars = await readSentJars(ctx, { orderId })
    for (const { itemId, fit, damaged } of goods) {
      const sent = jars.find(({ orderItemId }) => orderItemId === itemId)?.quantity ?? 0
      if (fit + damaged > sent) return { ok: false, reason: 'too_many_back', itemId, sent }
    }
    return scheduleCancellation(ctx, { order, actorId, reason, isSure, goods })
  })
}

/** Says of the jars that were sent which are back; no more of a line than is with the buyer by now. */
export function toReturnedJars(
  jars: { orderItemId: string; productId: string; quantity: number }[],
  goods: GoodsBack[],
): ReturnedJars[] {
  return jars.map((line) => {
    const back = goods.find(({ itemId }) => itemId === line.orderItemId)
    const fit = Math.min(line.quantity, back?.fit ?? 0)
    const damaged = Math.min(line.quantity - fit, back?.damaged ?? 0)
    return { ...line, damaged, lost: line.quantity - fit - damaged }
  })
}
