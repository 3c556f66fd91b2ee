import type { OrderKind } from '#shared/orders/order-kinds.ts'
import { isUnshipped, type OrderStatus, type PaymentStatus } from '#shared/orders/order-states.ts'
import type { LockedOrder, StaffStep } from './schemas.ts'

/** The steps that an order may take. The database has the same table (`orders_steps`) and refuses any other step. */
export const ORDER_STEPS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned', 'cancelled'],
  delivered: ['returned', 'cancelled'],
  cancelled: [],
  expired: [],
  returned: [],
}

/**
 * The steps of an order of this kind. A deposit is neither packed nor sent, and done with the meal that it is for; a voucher is
 * done when it is sent.
 */
export function stepsFrom({
  status,
  kind,
}: {
  status: OrderStatus
  kind: OrderKind
}): readonly OrderStatus[] {
  return kind !== 'goods' && status === 'confirmed' ? ['delivered', 'cancelled'] : ORDER_STEPS[status]
}

/**
 * The steps that staff may take from a status; only the clock expires an order. Those of a deposit follow its payment and
 * its reservation; a voucher that was paid is refunded, not cancelled. To cancel what was sent, staff say what became of the goods: `cancelSentOrder`.
 */
export function staffStepsFrom(status: OrderStatus, kind: OrderKind = 'goods'): StaffStep[] {
  if (kind === 'deposit') return []
  if (kind === 'voucher') return status === 'pending' ? ['cancelled'] : []
  return ORDER_STEPS[status]
    .filter((step) => step !== 'pending' && step !== 'expired')
    .filter((step) => step !== 'cancelled' || isUnshipped(status))
}

/** Both states of an order as they are now, to compare with later: steps keep a locked order up to date. */
export function statesOf({ status, paymentStatus }: LockedOrder) {
  return { status, paymentStatus }
}

/** True if an order's goods have left the shop and it can still be cancelled, with what became of them. */
export function isSent({ status, kind }: Pick<LockedOrder, 'status' | 'kind'>): boolean {
  return kind === 'goods' && !isUnshipped(status) && ORDER_STEPS[status].includes('cancelled')
}

/** The steps that a payment may take. */
export const PAYMENT_STEPS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['pending', 'paid', 'cancelled'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  cancelled: [],
}
