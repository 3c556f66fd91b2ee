import { wasPaid } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { promiseArrival, setAttention } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { confirmPaid } from '../payments/index.ts'
import { refundSurplus } from '../refunds/index.ts'
import type { PricedChange } from './price-change.ts'

type SettleChangeInput = {
  order: LockedOrder
  priced: PricedChange
  by: ChangedBy & { reason: string }
  /** The member of staff who gives money back; null if the shop does by its rule. */
  requestedBy: string | null
}

/**
 * Lets the money of a changed order follow: what was paid too much goes back by the way it came, what is missing is owed
 * and marked for staff, and an order for which enough had come is paid now. Call it in the transaction that changed it.
 */
export async function settleChange(
  ctx: ShopCtx,
  { order, priced, by, requestedBy }: SettleChangeInput,
): Promise<void> {
  const { before, paidCents, voucherCents, balanceCents } = priced
  const isOwing = balanceCents > 0
  if (!isOwing && !wasPaid(order.paymentStatus)) await confirmPaid(ctx, { order, by })
  const isPaid = wasPaid(order.paymentStatus)
  const wasOwing = before.totalCents > paidCents
  if (isPaid && (isOwing || wasOwing || goesAnotherWay(priced))) await promiseArrival(ctx, { order, isOwing })
  if (isOwing && (isPaid || paidCents > voucherCents))
    await setAttention(ctx, { order, problem: 'wrong_amount' })
  else if (order.attention && balanceCents === 0) await setAttention(ctx, { order, problem: null })
  if (balanceCents >= 0) return
  await refundSurplus(ctx, { order, reason: by.reason, requestedBy })
}

function goesAnotherWay({ before, after }: PricedChange): boolean {
  return (
    before.address?.province !== after.address?.province ||
    before.deliveryMethod !== after.deliveryMethod ||
    (before.icePackCents === null) !== (after.icePackCents === null)
  )
}
