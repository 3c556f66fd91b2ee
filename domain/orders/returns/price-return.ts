import { priceRefund } from '../refunds/index.ts'
import type { OrderPart } from '../refunds/schemas.ts'

type Jars = { itemId: string; quantity: number }[]

/** The refund of exactly these jars. With the last ones of an order its delivery goes back too. */
export function refundOf(parts: OrderPart[], jars: Jars) {
  const quantityOf = new Map(jars.map(({ itemId, quantity }) => [itemId, quantity]))
  const isAll = parts.every(
    ({ itemId, quantity, refunded }) =>
      itemId === null || quantity - refunded.quantity === (quantityOf.get(itemId) ?? 0),
  )
  const delivery = parts.find(({ itemId }) => itemId === null)
  return {
    // Food that has left the shop cannot be sold again.
    lines: jars.map(({ itemId, quantity }) => ({ itemId, quantity, restocks: false })),
    deliveryCents: isAll && delivery ? delivery.chargedCents - delivery.refunded.amountCents : 0,
  }
}

/** The amount of that refund, and all of the order's refunds for goods with it, in ZAR cents; null if there is none. */
export function priceReturn(
  parts: OrderPart[],
  jars: Jars,
): { amountCents: number; totalCents: number } | null {
  const priced = priceRefund(parts, refundOf(parts, jars), false)
  if (!priced.ok) return null
  const { amountCents } = priced
  return {
    amountCents,
    totalCents: parts.reduce((sum, { refunded }) => sum + refunded.amountCents, amountCents),
  }
}
