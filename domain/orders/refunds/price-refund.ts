import type { GoodsRefundInput, OrderPart, RefundRefusal } from './schemas.ts'

/** A row of `refund_lines`, without its refund's id. */
export type PricedLine = {
  orderItemId: string | null
  quantity: number
  amountCents: number
  vatCents: number
  restocks: boolean
}
export type PricedRefund = { ok: true; amountCents: number; vatCents: number; lines: PricedLine[] }

/**
 * Calculates the refund of these parts, in ZAR cents: however it is split, all refunds together are exactly what was
 * charged, with exactly the VAT included in it.
 */
export function priceRefund(
  parts: OrderPart[],
  { lines, deliveryCents }: Pick<GoodsRefundInput, 'lines' | 'deliveryCents'>,
  canRestock: boolean,
): PricedRefund | RefundRefusal {
  const priced: PricedLine[] = []
  for (const { itemId, quantity, amountCents, restocks } of lines) {
    const part = parts.find((part) => part.itemId === itemId)
    if (!part) return { ok: false, reason: 'unknown_item', itemId }
    const left = part.quantity - part.refunded.quantity
    if (quantity > left) return { ok: false, reason: 'too_many', itemId, left }
    if (restocks && (quantity === 0 || !canRestock)) return { ok: false, reason: 'cannot_restock', itemId }
    const wantedCents = amountCents ?? (quantity && Math.round((leftOf(part) * quantity) / left))
    const line = priceLine(part, quantity, wantedCents, restocks)
    if ('reason' in line) return line
    priced.push(line)
  }
  const delivery = parts.find((part) => part.itemId === null)
  if (deliveryCents > 0 && delivery) {
    const line = priceLine(delivery, 0, deliveryCents, false)
    if ('reason' in line) return line
    priced.push(line)
  }
  const amountCents = priced.reduce((sum, line) => sum + line.amountCents, 0)
  const vatCents = priced.reduce((sum, line) => sum + line.vatCents, 0)
  if (amountCents === 0) return { ok: false, reason: 'nothing_to_refund' }
  return { ok: true, amountCents, vatCents, lines: priced }
}

function priceLine(
  part: OrderPart,
  quantity: number,
  amountCents: number,
  restocks: boolean,
): PricedLine | RefundRefusal {
  const maxCents = leftOf(part)
  if (amountCents > maxCents) {
    return { ok: false, reason: 'too_much', of: part.itemId ?? 'delivery', maxCents }
  }
  return { orderItemId: part.itemId, quantity, amountCents, vatCents: vatOf(part, amountCents), restocks }
}

function leftOf({ chargedCents, refunded }: OrderPart): number {
  return chargedCents - refunded.amountCents
}

/**
 * The VAT included in the next `amountCents` of a part: the VAT of all that will have been refunded then, minus that of
 * earlier refunds. Never negative and never more than what is left, which failed refunds may have shifted by a cent.
 */
function vatOf(part: OrderPart, amountCents: number): number {
  if (amountCents === 0) return 0
  const { chargedCents, vatCents, refunded } = part
  const share =
    Math.round((vatCents * (refunded.amountCents + amountCents)) / chargedCents) - refunded.vatCents
  const vatLeft = vatCents - refunded.vatCents
  const least = Math.max(0, vatLeft - (leftOf(part) - amountCents))
  return Math.max(least, Math.min(share, amountCents, vatLeft))
}
