import { and, eq, ne, notInArray } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { policy } from './policy.ts'

/** A condition on notifications that can be judged again: they have not paid an order and have not been cleared. */
export const isReplayable = and(
  notInArray(paymentNotifications.verdict, ['paid', 'known']),
  ne(paymentNotifications.body, ''),
)

/**
 * Has a notification judged again, as if it had just arrived: for when a setting was wrong, or the provider could not
 * be asked. What it has changed already is not changed twice.
 * @throws DomainError forbidden, not_found; conflict for one that has paid its order, or that was cleared
 */
export async function replayPaymentNotification(
  ctx: Ctx,
  { notificationId }: { notificationId: number },
): Promise<void> {
  const actor = policy.replayPaymentNotification(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [replayed] = await ctx.db
      .update(paymentNotifications)
      .set({ verdict: 'waiting', detail: null, judgedAt: null })
      .where(and(eq(paymentNotifications.id, notificationId), isReplayable))
      .returning({ id: paymentNotifications.id })
    if (!replayed) {
      const isKnown = await ctx.db.$count(paymentNotifications, eq(paymentNotifications.id, notificationId))
      throw new DomainError(isKnown ? 'conflict' : 'not_found', 'notification')
    }
    await enqueueJob(ctx, { kind: 'judge-notification', notificationId })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'notification.replayed',
      subjectId: null,
      details: { notification: String(notificationId) },
    })
  })
}
