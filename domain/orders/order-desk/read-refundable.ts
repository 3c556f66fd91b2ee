import { type Locale, pick } from '#shared/kernel/locale.ts'
import { isCalledOff, isRefundable } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { OrderView } from '../orders/views.ts'
import type { Refundable } from './views.ts'
import { readParts } from '../refunds/index.ts'

/** Reads how much of an order can still be refunded. */
export async function readRefundable(ctx: Ctx, order: OrderView, language: Locale): Promise<Refundable> {
  const canRestock = !isCalledOff(order.status)
  if (!isRefundable(order.paymentStatus)) {
    return { items: [], deliveryCents: 0, totalCents: 0, refundedCents: 0, canRestock }
  }
  const parts = await readParts(ctx, { orderId: order.id })
  const remaining = parts.map(({ quantity, chargedCents, refunded, ...part }) => ({
    ...part,
    quantity: quantity - refunded.quantity,
    amountCents: chargedCents - refunded.amountCents,
  }))
  return {
    items: remaining.flatMap(({ itemId, name, quantity, amountCents }) =>
      itemId && name && (quantity > 0 || amountCents > 0)
        ? [{ itemId, name: pick(name, language), quantity, amountCents }]
        : [],
    ),
    deliveryCents: remaining.find(({ itemId }) => itemId === null)?.amountCents ?? 0,
    totalCents: remaining.reduce((sum, part) => sum + part.amountCents, 0),
    refundedCents: parts.reduce((sum, { refunded }) => sum + refunded.amountCents, 0),
    canRestock,
  }
}
