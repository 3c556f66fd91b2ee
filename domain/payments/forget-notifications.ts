import { and, eq, inArray, lt, ne, or, type SQLWrapper } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { DAY } from '#shared/durations.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'
import { type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { policy } from './policy.ts'

const KEPT_MS = 30 * DAY
/** Reasons that mean it is not from the provider. The others may be about real money. */
const FORGED: RejectionReason[] = ['unreadable', 'signature', 'source', 'merchant', 'not_confirmed']

/**
 * Deletes notifications that were forged or said nothing about an order, when they are 30 days old.
 * @throws DomainError forbidden
 */
export async function forgetNotifications(ctx: Ctx): Promise<void> {
  policy.forgetNotifications(ctx)
  const { verdict, detail, receivedAt } = paymentNotifications
  const then = new Date(ctx.now().getTime() - KEPT_MS)
  const isIdle = or(eq(verdict, 'none'), and(eq(verdict, 'refused'), inArray(detail, FORGED)))
  await inTransaction(ctx, (ctx) =>
    ctx.db.delete(paymentNotifications).where(and(isIdle, lt(receivedAt, then))),
  )
}

/**
 * Clears the notifications about these orders, which name their buyers. That one was received, and its verdict, are
 * kept.
 */
export async function forgetNotificationsOf(
  ctx: ShopCtx,
  { orderIds }: { orderIds: SQLWrapper },
): Promise<void> {
  const { orderId, body } = paymentNotifications
  await ctx.db
    .update(paymentNotifications)
    .set({ body: '' })
    .where(and(inArray(orderId, orderIds), ne(body, '')))
}
