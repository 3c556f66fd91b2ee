import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { awaitsPayment, isVoid, wasPaid } from '#shared/orders/order-states.ts'
import type { DepositState, TableOrder } from './schemas.ts'
import type { DepositView } from './views.ts'

type Deposit = {
  /** Undefined before it is asked for. */
  order: TableOrder | undefined
  cents: number
  startsAt: Date
  cancelHours: number
  now: Date
}

/** Shows a deposit as a guest sees it: what it is, and whether cancelling now gives it back. */
export function toDepositView({ order, cents, startsAt, cancelHours, now }: Deposit): DepositView {
  const state = order ? stateOf(order) : 'needed'
  const refundUntil = addTime(startsAt, -cancelHours * HOUR)
  return {
    state,
    cents,
    orderKey: order?.accessKey ?? null,
    payBy: order && state === 'due' ? order.payBy : null,
    refundUntil,
    isRefundedNow: now < refundUntil,
  }
}

function stateOf(order: TableOrder): DepositState {
  if (awaitsPayment(order)) return 'due'
  if (!wasPaid(order.paymentStatus)) return 'ended'
  if (isVoid(order.status)) return 'refunded'
  return order.status === 'delivered' ? 'settled' : 'paid'
}
