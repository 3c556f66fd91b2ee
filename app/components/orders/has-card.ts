import type { OrderView } from '#domain/orders/orders/views.ts'
import { isRefundable } from '#shared/orders/order-states.ts'

/** True if an order is of a voucher whose card can be printed: it is paid, and not all of its money has gone back. */
export function hasCard({ kind, paymentStatus }: OrderView): boolean {
  return kind === 'voucher' && isRefundable(paymentStatus)
}
