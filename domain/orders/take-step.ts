import { and, asc, eq, sql } from 'drizzle-orm'
import { orderItems, orders, refundLines, refunds } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { receiveStock } from '../inventory/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import type { LockedOrder } from './lock-order.ts'
import type { OrderStatus, PaymentStatus } from './schemas.ts'
import { type By, recordStep } from './record-step.ts'
import { ORDER_STEPS, PAYMENT_STEPS } from './states.ts'

/**
 * Takes a locked order one step on, with its row of history and what the step brings with it: stock comes back from
 * an order that is cancelled or has expired, the buyer gets a mail. For the shop's own use, in the transaction that
 * locked the order.
 * @returns false where the order stands does not allow it; nothing is done then
 */
export async function takeStep(ctx: Ctx, order: LockedOrder, to: OrderStatus, by: By): Promise<boolean> {
  const from = order.status
  if (!ORDER_STEPS[from].includes(to)) return false
  const stepped = await ctx.db
    .update(orders)
    .set({ status: to, updatedAt: ctx.now() })
    .where(and(eq(orders.id, order.id), eq(orders.status, from)))
    .returning({ id: orders.id })
  if (stepped.length === 0) return false
  order.status = to
  await recordStep(ctx, { orderId: order.id, subject: 'order', from, to }, by)
  if (to === 'cancelled' || to === 'expired') {
    await restoreStock(ctx, order.id, to)
    await takePaymentStep(ctx, order, 'cancelled', by)
  }
  const mail = MAILS[to]
  if (mail) await enqueueJob(ctx, mail, { orderId: order.id })
  return true
}

/** The same for the payment. */
export async function takePaymentStep(
  ctx: Ctx,
  order: LockedOrder,
  to: PaymentStatus,
  by: By,
): Promise<boolean> {
  const from = order.paymentStatus
  if (!PAYMENT_STEPS[from].includes(to)) return false
  await ctx.db.update(orders).set({ paymentStatus: to, updatedAt: ctx.now() }).where(eq(orders.id, order.id))
  order.paymentStatus = to
  await recordStep(ctx, { orderId: order.id, subject: 'payment', from, to }, by)
  if (to === 'paid' && order.totalCents > 0)
    await enqueueJob(ctx, 'send-payment-received', { orderId: order.id })
  return true
}

/**
 * Money of a locked order has gone back. A second part of it changes nothing about how the payment stands; its buyer
 * is told of it all the same.
 */
export async function takeRefundStep(
  ctx: Ctx,
  order: LockedOrder,
  to: 'partially_refunded' | 'refunded',
  by: By,
): Promise<void> {
  if (await takePaymentStep(ctx, order, to, by)) return
  await recordStep(ctx, { orderId: order.id, subject: 'payment', from: order.paymentStatus, to }, by)
}

/** What the buyer is written at which step. */
const MAILS: Partial<
  Record<OrderStatus, 'send-order-shipped' | 'send-order-cancelled' | 'send-order-expired'>
> = {
  shipped: 'send-order-shipped',
  cancelled: 'send-order-cancelled',
  expired: 'send-order-expired',
}

/**
 * Every item goes back on the shelf, once: whoever comes second finds the order past this step, and what a refund has
 * put back is there already.
 */
async function restoreStock(ctx: Ctx, orderId: string, to: 'cancelled' | 'expired'): Promise<void> {
  const restocked = ctx.db
    .select({ quantity: sql`coalesce(sum(${refundLines.quantity}), 0)` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(
      and(
        eq(refundLines.orderItemId, orderItems.id),
        eq(refundLines.restocks, true),
        eq(refunds.status, 'settled'),
      ),
    )
  const lines = await ctx.db
    .select({
      productId: orderItems.productId,
      quantity: sql<number>`(${orderItems.quantity} - (${restocked}))::int`,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId))
  const why = to === 'cancelled' ? 'cancellation' : 'expiry'
  await receiveStock(ctx, lines, {
    referenceType: 'return',
    referenceId: orderId,
    notes: `Stock restored due to order ${why}`,
  })
}
