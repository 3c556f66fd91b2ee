import type { Allowance, PaymentWaits, UnpaidLimits } from '#shared/orders/unpaid-limits.ts'
import type { CheckStockHoldResult, OtherStockHold, StockHold } from './schemas.ts'

/** Goods are packed in cartons of so many; and a limit in cartons does not tell how many there are. */
const CARTON = 6

/** Decides if a buyer may hold this too, besides what their other orders hold, and for how long. */
export function judgeStockHold(
  hold: StockHold,
  others: OtherStockHold[],
  limits: UnpaidLimits,
  waits: PaymentWaits,
): CheckStockHoldResult {
  const groups = [
    { allowance: limits.contact, theirs: others.filter(({ isByContact }) => isByContact) },
    { allowance: limits.address, theirs: others.filter(({ isByAddress }) => isByAddress) },
    { allowance: limits.network, theirs: others.filter(({ isByNetwork }) => isByNetwork) },
  ]
  const tooMany = new Map<string, number>()
  for (const { allowance, theirs } of groups) {
    for (const { productId, quantity, stock } of hold.lines) {
      const most = mostOf(stock, heldOf(theirs, productId), allowance)
      if (quantity > most) tooMany.set(productId, Math.min(most, tooMany.get(productId) ?? most))
    }
  }
  if (tooMany.size > 0) {
    const lines = [...tooMany].map(([productId, most]) => ({ productId, most }))
    return { ok: false, reason: 'unpaid_limit', limit: 'quantity', lines }
  }
  for (const { allowance, theirs } of groups) {
    const cents = theirs.reduce((sum, { totalCents }) => sum + totalCents, hold.totalCents)
    const maxCents = allowance.cents
    if (cents > maxCents) return { ok: false, reason: 'unpaid_limit', limit: 'value', maxCents }
    if (theirs.length >= allowance.orders) return { ok: false, reason: 'unpaid_limit', limit: 'orders' }
  }
  const isLarge = groups.some(
    ({ allowance, theirs }) => itemsOf([hold, ...theirs]) > allowance.itemsHeldForDays,
  )
  return { ok: true, waitMs: waitOf(hold, isLarge, waits) }
}

/** The most that a buyer may still hold of a product, who holds `held` of what there is besides the `stock`. */
function mostOf(stock: number, held: number, { product: { share, items } }: Allowance): number {
  const allowed = Math.floor(((stock + held) * share) / CARTON) * CARTON
  return Math.max(0, Math.max(items, allowed) - held)
}

function heldOf(holds: OtherStockHold[], productId: string): number {
  return itemsOf(holds.map(({ lines }) => ({ lines: lines.filter((line) => line.productId === productId) })))
}

function itemsOf(holds: { lines: { quantity: number }[] }[]): number {
  return holds.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
}

function waitOf({ isTransfer }: StockHold, isLarge: boolean, waits: PaymentWaits): number {
  if (!isTransfer) return waits.online
  return isLarge ? waits.largeTransfer : waits.transfer
}
