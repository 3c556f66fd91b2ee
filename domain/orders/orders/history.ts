import { orderHistory } from '#database/schema/index.ts'
import {
  isOrderStatus,
  isPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { ChangedBy, StatusChange } from './schemas.ts'

/** Records a step, in the transaction that takes it. */
export async function recordStep(
  ctx: ShopCtx,
  { from, to, ...step }: StatusChange & { orderId: string },
  { actor, reason }: ChangedBy,
): Promise<void> {
  await ctx.db.insert(orderHistory).values({
    ...step,
    fromStatus: from,
    toStatus: to,
    actorRole: actor.role,
    actorId: 'id' in actor ? actor.id : null,
    reason: reason ?? null,
    createdAt: ctx.now(),
  })
}

type Row = {
  subject: StatusChange['subject']
  from: OrderStatus | PaymentStatus | null
  to: OrderStatus | PaymentStatus
}

/** Converts a row to a change of the order's or the payment's state: the table keeps both in the same columns. */
export function toStatusChange({ subject, from, to }: Row): StatusChange {
  if (subject === 'order' && isOrderStatus(to) && (from === null || isOrderStatus(from))) {
    return { subject, from, to }
  }
  if (subject === 'payment' && isPaymentStatus(to) && (from === null || isPaymentStatus(from))) {
    return { subject, from, to }
  }
  throw new Error(`the history has a step of the ${subject} from ${from} to ${to}`)
}
