import { and, eq } from 'drizzle-orm'
import type { PaymentEvent, PaymentReport } from '#adapters/payments/payment-provider.ts'
import { payments } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { NotificationDetail, NotificationVerdict } from '#shared/orders/payment-records.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { advancePayment, lockOrderByNumber } from '../orders/index.ts'
import type { LockedOrder } from '../orders/schemas.ts'
import { recordPayment } from './record-payment.ts'

const MAX_CENTS = 2_000_000_000

/** The result of a report. */
type Outcome = {
  verdict: Exclude<NotificationVerdict, 'waiting'>
  detail: NotificationDetail | null
  orderId: string | null
}

/**
 * Applies what a provider reports about a payment, whether it was posted or asked for when the buyer came back: the
 * second report changes nothing. Call it inside a transaction.
 */
export async function applyPaymentEvent(
  ctx: ShopCtx,
  { method, report }: { method: PaymentMethod; report: PaymentReport },
): Promise<Outcome> {
  if (!report.ok) return { verdict: 'refused', detail: report.reason, orderId: null }
  const { event } = report
  if (event.type === 'none') return { verdict: 'none', detail: null, orderId: null }
  if (event.type === 'refund_failed') return keepFailedRefund(ctx, method, event.reference)
  if (event.type === 'paid' && !isAmount(event.amountCents)) {
    return { verdict: 'refused', detail: 'amount', orderId: null }
  }
  const order = await lockOrderByNumber(ctx, { number: event.orderNumber })
  if (!order) return { verdict: 'refused', detail: 'no_such_order', orderId: null }
  return event.type === 'paid' ? applyPaid(ctx, method, order, event) : applyFailed(ctx, order)
}

/** True if it can be a payment's amount; any other is the provider's mistake, for staff to look at. */
function isAmount(cents: number): boolean {
  return cents > 0 && cents <= MAX_CENTS
}

/** Money that is recorded as refunded is still with the provider: staff have to send it. */
async function keepFailedRefund(ctx: ShopCtx, method: PaymentMethod, reference: string): Promise<Outcome> {
  const [payment] = await ctx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)))
  return { verdict: 'kept', detail: 'refund_failed', orderId: payment?.orderId ?? null }
}

async function applyPaid(
  ctx: ShopCtx,
  method: PaymentMethod,
  order: LockedOrder,
  { reference, amountCents }: PaymentEvent & { type: 'paid' },
): Promise<Outcome> {
  const received = { method, reference, amountCents }
  const recorded = await recordPayment(ctx, { order, received, by: { actor: ctx.actor } })
  if (!recorded.isNew) return { verdict: 'known', detail: null, orderId: order.id }
  return { verdict: recorded.paid ? 'paid' : 'kept', detail: recorded.problem, orderId: order.id }
}

/** The buyer may try again: the order waits for that until it expires. */
async function applyFailed(ctx: ShopCtx, order: LockedOrder): Promise<Outcome> {
  const isNew = await advancePayment(ctx, { order, to: 'failed', by: { actor: ctx.actor } })
  return { verdict: isNew ? 'failed' : 'known', detail: null, orderId: order.id }
}
