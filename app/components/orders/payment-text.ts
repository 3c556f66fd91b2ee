import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import type { PayMessages } from '#shared/messages/en/orders/pay.ts'
import { wasPaid } from '#shared/orders/order-states.ts'

/** True if it is the buyer's turn: the transfer has not come yet, or what a change has added cannot be paid online. */
export function awaitsTransfer(order: OrderView): boolean {
  if (owes(order)) return order.payOnline === null
  return order.paymentStatus === 'pending' && order.paymentMethod === 'bank_transfer'
}

/** True if a change has made a paid order dearer, and that is still to be paid. */
export function owes({ paymentStatus, dueCents }: Pick<OrderView, 'paymentStatus' | 'dueCents'>): boolean {
  return dueCents > 0 && wasPaid(paymentStatus)
}

/** True if some of the money has come, and the rest is due. */
export function isRestDue({ dueCents, totalCents }: Pick<OrderView, 'dueCents' | 'totalCents'>): boolean {
  return dueCents > 0 && dueCents < totalCents
}

/** Says what is to be paid on a provider's pages: a deposit, an order, or the rest of it. */
export function payTitle(
  order: Pick<OrderView, 'kind' | 'dueCents' | 'totalCents'>,
  pay: PayMessages,
): string {
  if (order.kind === 'deposit') return pay.depositTitle
  return isRestDue(order) ? pay.restTitle : pay.title
}

/** True if the buyer is to pay on a provider's pages. */
export function awaitsHosted({ payOnline }: OrderView): boolean {
  return payOnline !== null
}

/** Says how the payment of an order stands. A card is charged by a job, a moment after the order. */
export function paymentText(order: OrderView, texts: OrderMessages): string {
  if (order.totalCents === 0) return texts.nothingToPay
  if (owes(order)) return texts.partlyPaid
  const isCardUnderWay = order.paymentStatus === 'pending' && order.paymentMethod === 'demo_card'
  return isCardUnderWay ? texts.cardPending : texts.paymentStatuses[order.paymentStatus]
}
