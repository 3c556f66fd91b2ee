import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { awaitsPayment } from '#shared/orders/order-states.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'

/** True if it is the buyer's turn: the transfer has not come yet. */
export function awaitsTransfer(order: OrderView): boolean {
  return order.paymentStatus === 'pending' && order.paymentMethod === 'bank_transfer'
}

/** True if the buyer is to pay on a provider's pages. */
export function awaitsHosted({ status, paymentStatus, paymentMethod }: OrderView): boolean {
  return awaitsPayment({ status, paymentStatus }) && isHosted(paymentMethod)
}

/** Says how the payment of an order stands. A card is charged by a job, a moment after the order. */
export function paymentText(order: OrderView, texts: OrderMessages): string {
  if (order.totalCents === 0) return texts.nothingToPay
  const isCardUnderWay = order.paymentStatus === 'pending' && order.paymentMethod === 'demo_card'
  return isCardUnderWay ? texts.cardPending : texts.paymentStatuses[order.paymentStatus]
}
