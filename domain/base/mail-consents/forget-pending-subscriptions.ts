import { and, eq, inArray, lt } from 'drizzle-orm'
import { mailConsents, newsletterSubscriptions } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const subscriptionsKeptFor = { pendingSubscriptions: 7 * DAY }

/**
 * Deletes the subscriptions that nobody confirmed within 7 days: somebody else may have typed the address. One that was
 * in force before goes back to being ended.
 * @throws DomainError forbidden
 */
export async function forgetPendingSubscriptions(ctx: Ctx): Promise<void> {
  policy.forgetPendingSubscriptions(ctx)
  const oldest = before(ctx.now(), subscriptionsKeptFor.pendingSubscriptions)
  await inBatches(ctx, async ({ db }, limit) => {
    const old = db
      .select({ id: newsletterSubscriptions.id })
      .from(newsletterSubscriptions)
      .where(and(eq(newsletterSubscriptions.state, 'pending'), lt(newsletterSubscriptions.askedAt, oldest)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ended = db
      .select({ email: mailConsents.email })
      .from(mailConsents)
      .where(eq(mailConsents.topic, 'newsletter'))
    const isOld = inArray(newsletterSubscriptions.id, old)
    const returned = await db
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(and(isOld, inArray(newsletterSubscriptions.email, ended)))
    const deleted = await db.delete(newsletterSubscriptions).where(isOld)
    return { rowCount: (returned.rowCount ?? 0) + (deleted.rowCount ?? 0) }
  })
}
