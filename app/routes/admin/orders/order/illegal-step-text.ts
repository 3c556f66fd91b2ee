import { statusText } from '#shared/orders/status-text.ts'
import type { ChangeStatusResult } from '#domain/orders/order-desk/schemas.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

type IllegalStep = Extract<ChangeStatusResult, { reason: 'illegal_step' }>

/** Says why an order does not take a step: somebody was quicker. */
export function illegalStepText(
  { from, allowed }: IllegalStep,
  { deliveryMethod }: Pick<OrderView, 'deliveryMethod'>,
  staff: StaffMessages,
  texts: OrderMessages,
): string {
  const say = (status: OrderStatus) => statusText({ status, deliveryMethod }, texts)
  if (allowed.length === 0) return staff.order.illegalLastStep(say(from))
  return staff.order.illegalStep(say(from), allowed.map(say).join(', '))
}
