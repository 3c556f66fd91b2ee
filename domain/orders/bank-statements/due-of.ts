import {
  awaitsPayment,
  isVoid,
  type OrderStatus,
  type PaymentStatus,
  wasPaid,
} from '#shared/orders/order-states.ts'

/**
 * Says how much an order waits for, in ZAR cents, where `cents` is its total less what has come; null if it waits for no money. An
 * order that was paid waits for more if a change has made it dearer.
 */
export function dueOf(
  order: { status: OrderStatus; paymentStatus: PaymentStatus },
  cents: number,
): number | null {
  if (awaitsPayment(order)) return cents
  return wasPaid(order.paymentStatus) && !isVoid(order.status) && cents > 0 ? cents : null
}
