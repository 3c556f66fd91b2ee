import { isVoid, wasPaid } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { advanceOrder, leaveForCollection, lockOrder } from '#domain/orders/orders/index.ts'
import { refundAll } from '#domain/orders/refunds/index.ts'
import { readTableOrders } from './read-table-orders.ts'
import type { TableOutcome } from './schemas.ts'

type SettleTableOrdersInput = { reservationId: string; outcome: TableOutcome }

/**
 * Settles the orders of a table when its reservation ends: the deposit is given back, or kept and done with, and jars
 * that nobody takes at the table wait to be collected. Call it in the transaction that ends the reservation, with its
 * day locked, and before that changes the reservation: a payment locks the order first, and then its reservation.
 */
export async function settleTableOrders(
  ctx: ShopCtx,
  { reservationId, outcome }: SettleTableOrdersInput,
): Promise<void> {
  const found = await readTableOrders(ctx, { reservationIds: [reservationId] })
  const deposit = found.get(reservationId)?.deposit
  if (deposit) await settleDeposit(ctx, deposit.id, outcome)
  if (outcome.is !== 'cancelled' && outcome.is !== 'no_show') return
  const left = await leaveForCollection(ctx, { reservationId })
  // The mail about a cancelled table says it; a guest who did not come is sent none about the table.
  if (outcome.is === 'no_show') {
    for (const { orderId } of left) await enqueueJob(ctx, { kind: 'send-jars-left', orderId })
  }
}

async function settleDeposit(ctx: ShopCtx, orderId: string, outcome: TableOutcome): Promise<void> {
  const order = await lockOrder(ctx, { orderId })
  const by = { actor: ctx.actor }
  if (isVoid(order.status)) return
  if (!wasPaid(order.paymentStatus)) {
    await advanceOrder(ctx, { order, to: 'cancelled', by })
  } else if (outcome.is === 'cancelled' && outcome.isRefunded) {
    const isCancelled = await advanceOrder(ctx, { order, to: 'cancelled', by })
    // The order was done with already, because somebody had marked the party too early.
    if (!isCancelled) await advanceOrder(ctx, { order, to: 'returned', by })
    await refundAll(ctx, { order, reason: 'The reservation was cancelled' })
  } else if (outcome.is !== 'waived') {
    await advanceOrder(ctx, { order, to: 'delivered', by })
  }
}
