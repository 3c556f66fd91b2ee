import { orderHistory } from '#database/schema/index.ts'
import {
  isOrderStatus,
  isPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '#shared/orders/order-states.ts'
import type { Actor, ShopCtx } from '../context.ts'
import type { ChangedBy, StatusChange } from './schemas.ts'

type Step = StatusChange & { orderId: string }

/** Writes down a step, in the transaction that takes it. */
export async function recordStep(ctx: ShopCtx, step: Step, by: ChangedBy): Promise<void> {
  await ctx.db.insert(orderHistory).values(toRow(ctx, step, by))
}

/** The steps of an order that has just been placed and owes its money: they have no state before them. */
export async function recordFirstSteps(
  ctx: ShopCtx,
  { orderId, placedBy }: { orderId: string; placedBy: Actor },
): Promise<void> {
  const first = { orderId, from: null, to: 'pending' } as const
  await ctx.db
    .insert(orderHistory)
    .values([
      toRow(ctx, { ...first, subject: 'order' }, { actor: placedBy }),
      toRow(ctx, { ...first, subject: 'payment' }, { actor: placedBy }),
    ])
}

function toRow(ctx: ShopCtx, { from, to, ...step }: Step, { actor, reason }: ChangedBy) {
  return {
    ...step,
    fromStatus: from,
    toStatus: to,
    actorRole: actor.role,
    actorId: 'id' in actor ? actor.id : null,
    reason: reason ?? null,
    createdAt: ctx.now(),
  }
}

type Row = {
  subject: StatusChange['subject']
  from: OrderStatus | PaymentStatus | null
  to: OrderStatus | PaymentStatus
}

/** A row of history as a change of one of the two states: the table keeps both in the same columns. */
export function toStatusChange({ subject, from, to }: Row): StatusChange {
  if (subject === 'order' && isOrderStatus(to) && (from === null || isOrderStatus(from))) {
    return { subject, from, to }
  }
  if (subject === 'payment' && isPaymentStatus(to) && (from === null || isPaymentStatus(from))) {
    return { subject, from, to }
  }
  throw new Error(`the history has a step of the ${subject} from ${from} to ${to}`)
}
