import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { OrderMessages } from '#shared/messages/en/order.ts'

type Standing = { status: OrderStatus; deliveryMethod?: DeliveryMethod }

/** Where an order stands, in words. What is collected is never on its way. */
export function statusText({ status, deliveryMethod }: Standing, texts: OrderMessages): string {
  if (deliveryMethod === 'pickup' && (status === 'shipped' || status === 'delivered')) {
    return texts.pickupStatuses[status]
  }
  return texts.statuses[status]
}
