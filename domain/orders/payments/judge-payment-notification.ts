import { and, eq } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { JobPayloads } from '#domain/base/jobs/schemas.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { policy } from './policy.ts'

/**
 * Finds out whether a notification is genuine, and applies it. A job, so it may be repeated.
 * @throws DomainError forbidden, unavailable
 */
export async function judgePaymentNotification(
  ctx: Ctx,
  { notificationId }: JobPayloads['judge-notification'],
): Promise<void> {
  policy.judgePaymentNotification(ctx)
  const shop = asShop(ctx)
  const isWaiting = and(
    eq(paymentNotifications.id, notificationId),
    eq(paymentNotifications.verdict, 'waiting'),
  )
  const [notification] = await inTransaction(shop, (ctx) =>
    ctx.db.select().from(paymentNotifications).where(isWaiting),
  )
  if (!notification) return
  const { method } = notification
  const provider = ctx.providers.get(method)
  if (provider?.flow !== 'hosted') throw new DomainError('unavailable', 'payment')
  const report = await provider.verifyNotification(notification)
  await inTransaction(shop, async (ctx) => {
    const outcome = await applyPaymentEvent(ctx, { method, report })
    await ctx.db
      .update(paymentNotifications)
      .set({ ...outcome, judgedAt: ctx.now() })
      .where(isWaiting)
  })
}
