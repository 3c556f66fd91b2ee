import type { Locale } from '#shared/locale.ts'
import type { Ctx } from '../context.ts'
import { readParts } from '../refunds/read-parts.ts'
import type { OrderView, Refundable } from '../orders/schemas.ts'
import { isRefundable, isStockBack } from '../orders/states.ts'

/** What of an order can still be refunded. For staff. */
export async function readRefundable(ctx: Ctx, order: OrderView, language: Locale): Promise<Refundable> {
  const canRestock = !isStockBack(order.status)
  if (!isRefundable(order.paymentStatus)) {
    return { items: [], deliveryCents: 0, totalCents: 0, refundedCents: 0, canRestock }
  }
  const parts = await readParts(ctx, order.id)
  const left = parts.map(({ quantity, chargedCents, refunded, ...part }) => ({
    ...part,
    quantity: quantity - refunded.quantity,
    amountCents: chargedCents - refunded.amountCents,
  }))
  return {
    items: left.flatMap(({ itemId, name, quantity, amountCents }) =>
      itemId && name && (quantity > 0 || amountCents > 0)
        ? [{ itemId, name: name[language], quantity, amountCents }]
        : [],
    ),
    deliveryCents: left.find(({ itemId }) => itemId === null)?.amountCents ?? 0,
    totalCents: left.reduce((sum, part) => sum + part.amountCents, 0),
    refundedCents: parts.reduce((sum, { refunded }) => sum + refunded.amountCents, 0),
    canRestock,
  }
}
