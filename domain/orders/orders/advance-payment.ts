import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { PaymentStatus } from '#shared/orders/order-states.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { arrivalOfPaid } from './arrival.ts'
import { recordStep } from './history.ts'
import type { ChangedBy, LockedOrder } from './schemas.ts'
import { PAYMENT_STEPS } from './states.ts'

type AdvancePaymentInput = { order: LockedOrder; to: PaymentStatus; by: ChangedBy }

/**
 * Takes the payment of a locked order one step further and records the step; a buyer who has paid gets a mail. Call it
 * in the transaction that locked the order; `order` is kept up to date.
 * @returns false if the payment's status does not allow the step; then nothing is done
 */
export async function advancePayment(ctx: ShopCtx, { order, to, by }: AdvancePaymentInput): Promise<boolean> {
  const from = order.paymentStatus
  if (!PAYMENT_STEPS[from].includes(to)) return false
  const arrival = to === 'paid' ? await arrivalOfPaid(ctx, order) : undefined
  await ctx.db
    .update(orders)
    .set({ paymentStatus: to, ...arrival, updatedAt: ctx.now() })
    .where(eq(orders.id, order.id))
  order.paymentStatus = to
  await recordStep(ctx, { orderId: order.id, subject: 'payment', from, to }, by)
  if (to === 'paid' && order.totalCents > 0) {
    await enqueueJob(ctx, { kind: 'send-payment-received', orderId: order.id })
  }
  return true
}

type MarkRefundedInput = { order: LockedOrder; to: 'partially_refunded' | 'refunded'; by: ChangedBy }

/**
 * Records that money of a locked order was refunded. A second partial refund does not change the status of the payment,
 * but is still recorded in the history, which the buyer sees.
 */
export async function markRefunded(ctx: ShopCtx, { order, to, by }: MarkRefundedInput): Promise<void> {
  if (await advancePayment(ctx, { order, to, by })) return
  const { id: orderId, paymentStatus: from } = order
  await recordStep(ctx, { orderId, subject: 'payment', from, to }, by)
}
