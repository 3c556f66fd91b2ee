import { PAYMENT_METHODS, type PaymentMethod } from './payment-methods.ts'

/** The ways of paying the shop itself, at its counter. Only staff write an order that is paid so. */
export const COUNTER_METHODS = ['cash', 'card_machine'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** The ways an order is to be paid: as its buyer chose, or as staff agreed with them; `voucher` where vouchers pay all of it. */
export const ORDER_METHODS = [...PAYMENT_METHODS, ...COUNTER_METHODS, 'voucher'] as const
export type OrderMethod = (typeof ORDER_METHODS)[number]

/** The ways an admin may have received money that came through no provider. */
export const BY_HAND_METHODS = [...COUNTER_METHODS, 'bank_transfer', 'other'] as const
export type ByHandMethod = (typeof BY_HAND_METHODS)[number]

/** The ways money can have arrived: any of them, whatever the buyer had chosen. */
export const RECEIVED_METHODS = [...ORDER_METHODS, 'other'] as const
export type ReceivedMethod = (typeof RECEIVED_METHODS)[number]

/** True if a shop can offer the method to buyers, and so may have a provider for it. */
export function isPaymentMethod(method: ReceivedMethod): method is PaymentMethod {
  return PAYMENT_METHODS.some((one) => one === method)
}

/** True if money that came this way is sent back by a person. */
export function isSentBackByHand(method: ReceivedMethod): boolean {
  return BY_HAND_METHODS.some((one) => one === method)
}

/** True if the buyer pays the shop itself, in cash or with a card at its machine. */
export function isAtCounter(method: OrderMethod): method is CounterMethod {
  return COUNTER_METHODS.some((one) => one === method)
}
