import type { OrderKind } from '#shared/orders/order-kinds.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'

type Standing = { status: OrderStatus; deliveryMethod?: DeliveryMethod; kind?: OrderKind }

/** Returns an order's status in words. An order collected, or handed over at a table, is never on its way. */
export function statusText({ status, deliveryMethod, kind }: Standing, texts: OrderMessages): string {
  const own: Partial<Record<OrderStatus, string>> =
    kind === 'deposit'
      ? texts.depositStatuses
      : kind === 'voucher'
        ? texts.voucherStatuses
        : deliveryMethod === 'pickup'
          ? texts.pickupStatuses
          : deliveryMethod === 'at_the_table'
            ? texts.tableStatuses
            : {}
  return own[status] ?? texts.statuses[status]
}
