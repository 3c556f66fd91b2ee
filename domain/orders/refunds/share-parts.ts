import type { GoodsRefundInput } from './schemas.ts'

type Goods = Pick<GoodsRefundInput, 'lines' | 'deliveryCents'>

/** A part, and how much of it is to be refunded; `itemId` is null for the delivery. */
export type RefundedPart = { itemId: string | null; quantity: number; cents: number; restocks: boolean }

/**
 * Shares parts among payments that give back at most so many cents each, in their order.
 * @returns the share of each payment; empty where nothing is left for it
 */
export function shareParts(wanted: RefundedPart[], capacities: number[]): Goods[] {
  const parts = wanted.map((part) => ({ ...part }))
  return capacities.map((capacity) => {
    let rest = capacity
    const share: Goods = { lines: [], deliveryCents: 0 }
    for (const part of parts) {
      const amountCents = Math.min(part.cents, rest)
      // The jars go with the last of their money.
      const quantity = amountCents === part.cents ? part.quantity : 0
      if (amountCents === 0 && quantity === 0) continue
      part.cents -= amountCents
      part.quantity -= quantity
      rest -= amountCents
      if (part.itemId === null) share.deliveryCents = amountCents
      else {
        const restocks = part.restocks && quantity > 0
        share.lines.push({ itemId: part.itemId, quantity, amountCents, restocks })
      }
    }
    return share
  })
}
