import { and, eq } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'
import { requireStaff } from '../guards.ts'
import { isReplayable } from './is-replayable.ts'

/**
 * Has a notification judged anew, as if it had come just now: for when a setting was wrong, or the provider could not
 * be asked. What it told already changes nothing a second time.
 * @throws DomainError forbidden, not_found; conflict for one that has done its work, or whose text is forgotten
 */
export async function replayNotification(ctx: Ctx, notificationId: number): Promise<void> {
  const actor = requireStaff(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [replayed] = await ctx.db
      .update(paymentNotifications)
      .set({ verdict: 'waiting', detail: null, judgedAt: null })
      .where(and(eq(paymentNotifications.id, notificationId), isReplayable))
      .returning({ id: paymentNotifications.id })
    if (!replayed) {
      const isThere = await ctx.db.$count(paymentNotifications, eq(paymentNotifications.id, notificationId))
      throw new DomainError(isThere ? 'conflict' : 'not_found', 'notification')
    }
    await enqueueJob(ctx, 'judge-notification', { notificationId })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'notification.replayed',
      subjectId: null,
      details: { notification: String(notificationId) },
    })
  })
}
