import type { OrderStatus, PaymentStatus, StaffStep } from './schemas.ts'

/** Which steps an order may take. The database holds the same table (`orders_steps`), and refuses any other. */
export const ORDER_STEPS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  expired: [],
  returned: [],
}

/** Which of them staff take; an order expires by the clock alone. */
export function staffStepsFrom(status: OrderStatus): StaffStep[] {
  return ORDER_STEPS[status].filter((step) => step !== 'pending' && step !== 'expired')
}

/** The same for its payment. */
export const PAYMENT_STEPS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['pending', 'paid', 'cancelled'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  cancelled: [],
}

/** Whether money for goods can go back: it has come, and not all of it has gone. */
export function isRefundable(status: PaymentStatus): boolean {
  return PAYMENT_STEPS[status].includes('refunded')
}

/** Whether what was ordered is back on the shelf, because the order ended before its time. */
export function isStockBack(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'expired'
}
