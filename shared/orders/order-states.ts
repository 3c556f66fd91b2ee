/*
 * The states of an order and of its payment, and groups of them. Which step leads where is decided in the domain
 * (domain/orders/orders/states.ts).
 */

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'returned',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The tasks staff have with orders: pack them, look for their transfers at the bank, look at their money (a payment that
 * does not fit, or a refund that is due), answer their buyers who want to return something, or see what they hold of the stock without being paid.
 */
export const ORDER_QUEUES = ['to_pack', 'transfers', 'money', 'returns', 'unpaid'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** Filters of the staff's list of orders: by what has to be done, or by status. */
export const ORDER_FILTERS = [...ORDER_QUEUES, ...ORDER_STATUSES] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

export const PAYMENT_STATUSES = [
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'cancelled',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The two states that a step in an order's history can change. */
export const HISTORY_SUBJECTS = ['order', 'payment'] as const

/** Ended before anything was sent: stock and discount code can be used again. */
export const CALLED_OFF_STATUSES = ['cancelled', 'expired'] as const satisfies OrderStatus[]
export type CalledOffStatus = (typeof CALLED_OFF_STATUSES)[number]
/** Ended without a sale. */
export const VOID_STATUSES = [...CALLED_OFF_STATUSES, 'returned'] as const satisfies OrderStatus[]
/** Nothing more is done for these, apart from refunds. */
export const FINISHED_STATUSES = ['delivered', ...VOID_STATUSES] as const satisfies OrderStatus[]
/** Not yet handed to the courier or ready to be collected. */
export const UNSHIPPED_STATUSES = ['pending', 'confirmed', 'processing'] as const satisfies OrderStatus[]
/** The shop has to pack these. */
export const TO_PACK_STATUSES = ['confirmed', 'processing'] as const satisfies OrderStatus[]

/** The money may still arrive; a failed payment may be tried again. */
export const UNPAID_STATUSES = ['pending', 'failed'] as const satisfies PaymentStatus[]
/** Paid, and not completely refunded. */
export const REFUNDABLE_STATUSES = ['paid', 'partially_refunded'] as const satisfies PaymentStatus[]
/** Was once paid in full, whatever has been refunded since. */
export const ONCE_PAID_STATUSES = [...REFUNDABLE_STATUSES, 'refunded'] as const satisfies PaymentStatus[]

/** Staff search orders by texts of so many characters and more; fewer digits are the last ones of a number. */
export const SHORTEST_SEARCH = 3

/** The ways staff sort orders; `waiting`: orders not shipped, the longest without a step first. */
export const ORDER_SORTS = ['newest', 'oldest', 'total', 'waiting'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export function isOrderStatus(status: string): status is OrderStatus {
  return isIn(ORDER_STATUSES, status)
}

export function isPaymentStatus(status: string): status is PaymentStatus {
  return isIn(PAYMENT_STATUSES, status)
}

export function isCalledOff(status: OrderStatus): status is CalledOffStatus {
  return isIn(CALLED_OFF_STATUSES, status)
}

export function isVoid(status: OrderStatus): boolean {
  return isIn(VOID_STATUSES, status)
}

export function isFinished(status: OrderStatus): boolean {
  return isIn(FINISHED_STATUSES, status)
}

export function isUnshipped(status: OrderStatus): boolean {
  return isIn(UNSHIPPED_STATUSES, status)
}

export function isRefundable(status: PaymentStatus): boolean {
  return isIn(REFUNDABLE_STATUSES, status)
}

export function wasPaid(status: PaymentStatus): boolean {
  return isIn(ONCE_PAID_STATUSES, status)
}

/** True if an order still waits for its payment. */
export function awaitsPayment(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  return order.status === 'pending' && isIn(UNPAID_STATUSES, order.paymentStatus)
}

function isIn<Status extends string>(group: readonly Status[], status: string): status is Status {
  return group.some((one) => one === status)
}
