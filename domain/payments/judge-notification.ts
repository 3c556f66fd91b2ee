import { and, eq } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { takeNews } from './take-news.ts'

/** Finds out whether a kept notification can be believed, and does what it says. A job's work: may be repeated. */
export async function judgeNotification(
  ctx: Ctx,
  { notificationId }: { notificationId: number },
): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const isWaiting = and(
    eq(paymentNotifications.id, notificationId),
    eq(paymentNotifications.verdict, 'waiting'),
  )
  const [kept] = await inTransaction(ctx, (ctx) =>
    ctx.db.select().from(paymentNotifications).where(isWaiting),
  )
  if (!kept) return
  const provider = ctx.providers.get(kept.method)
  if (provider?.flow !== 'hosted') throw new DomainError('unavailable', 'payment')
  const told = await provider.judge(kept)
  await inTransaction(ctx, async (ctx) => {
    const outcome = await takeNews(ctx, kept.method, told)
    await ctx.db
      .update(paymentNotifications)
      .set({ ...outcome, judgedAt: ctx.now() })
      .where(isWaiting)
  })
}
