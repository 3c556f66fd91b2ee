import { and, eq } from 'drizzle-orm'
import type { PaymentNews, Verdict } from '#adapters/payments/payment-provider.ts'
import { payments } from '#database/schema/index.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import type { Ctx } from '../context.ts'
import { type LockedOrder, lockOrderByNumber, takePaymentStep } from '../orders/index.ts'
import { recordPayment } from './record-payment.ts'
import type { NotificationVerdict } from './schemas.ts'

const MAX_CENTS = 2_000_000_000

export type Outcome = { verdict: NotificationVerdict; detail: string | null; orderId: string | null }

/**
 * What a provider says of a payment becomes the shop's truth here, whether it was posted, or asked for when the
 * buyer came back: whichever comes first, the other finds it done. Inside the caller's transaction, as the shop.
 */
export async function takeNews(ctx: Ctx, method: PaymentMethod, told: Verdict): Promise<Outcome> {
  if (!told.ok) return { verdict: 'refused', detail: told.reason, orderId: null }
  const { news } = told
  if (news.event === 'none') return { verdict: 'none', detail: null, orderId: null }
  if (news.event === 'refund_failed') return takeRefundFailed(ctx, method, news.reference)
  if (news.event === 'paid' && !isAmount(news.amountCents)) {
    return { verdict: 'refused', detail: 'amount', orderId: null }
  }
  const order = await lockOrderByNumber(ctx, news.orderNumber)
  if (!order) return { verdict: 'refused', detail: 'no_such_order', orderId: null }
  const outcome =
    news.event === 'paid' ? await takePaid(ctx, method, order, news) : await takeFailed(ctx, order)
  return { ...outcome, orderId: order.id }
}

/** What a payment can be; anything else is a mistake of the provider's, for a person to look at. */
function isAmount(cents: number): boolean {
  return cents > 0 && cents <= MAX_CENTS
}

/** Money that the books say has gone back is with the provider still: a person sees to it. */
async function takeRefundFailed(ctx: Ctx, method: PaymentMethod, reference: string): Promise<Outcome> {
  const [payment] = await ctx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)))
  return { verdict: 'kept', detail: 'refund_failed', orderId: payment?.orderId ?? null }
}

type Told = Omit<Outcome, 'orderId'>

async function takePaid(
  ctx: Ctx,
  method: PaymentMethod,
  order: LockedOrder,
  { reference, amountCents }: PaymentNews & { event: 'paid' },
): Promise<Told> {
  const recorded = await recordPayment(ctx, order, { method, reference, amountCents }, { actor: ctx.actor })
  if (!recorded.isNew) return { verdict: 'known', detail: null }
  return { verdict: recorded.paid ? 'paid' : 'kept', detail: recorded.problem }
}

/** The buyer may try again: the order waits for that until it expires. */
async function takeFailed(ctx: Ctx, order: LockedOrder): Promise<Told> {
  const isNews = await takePaymentStep(ctx, order, 'failed', { actor: ctx.actor })
  return { verdict: isNews ? 'failed' : 'known', detail: null }
}
