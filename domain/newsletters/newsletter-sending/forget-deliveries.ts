import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { countDeliveries, countUnsubscribed } from '../newsletters/index.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const deliveriesKeptFor = { newsletterDeliveries: 90 * DAY }

/**
 * Deletes the addresses of newsletters that were finished a while ago. How many got them, and how many have unsubscribed
 * since, is kept.
 */
export async function forgetDeliveries(ctx: Ctx): Promise<void> {
  policy.forgetDeliveries(ctx)
  const byShop = asShop(ctx)
  const old = await inTransaction(byShop, (ctx) =>
    ctx.db
      .select({ id: newsletters.id })
      .from(newsletters)
      .where(
        and(
          isNull(newsletters.counts),
          lt(newsletters.finishedAt, before(ctx.now(), deliveriesKeptFor.newsletterDeliveries)),
        ),
      ),
  )
  for (const { id } of old) {
    await inTransaction(byShop, async (ctx) => {
      const kept = {
        counts: await countDeliveries(ctx, { id }),
        unsubscribedSince: await countUnsubscribed(ctx, { id }),
      }
      await ctx.db.update(newsletters).set(kept).where(eq(newsletters.id, id))
    })
  }
  // Includes newsletters from an earlier run that was cut off.
  const counted = sql`select ${newsletters.id} from ${newsletters} where ${newsletters.counts} is not null`
  await inBatches(byShop, (ctx, limit) => {
    const some = ctx.db
      .select({ id: newsletterDeliveries.id })
      .from(newsletterDeliveries)
      .where(sql`${newsletterDeliveries.newsletterId} in (${counted})`)
      .limit(limit)
    return ctx.db.delete(newsletterDeliveries).where(inArray(newsletterDeliveries.id, some))
  })
}

/** Takes a lower-case address out of all newsletters; what was not sent to it yet is not. In the caller's transaction. */
export async function forgetRecipient(ctx: ShopCtx, { email }: { email: string }): Promise<void> {
  const { state, settledAt } = newsletterDeliveries
  await ctx.db
    .update(newsletterDeliveries)
    .set({
      email: null,
      state: sql`case when ${state} = 'waiting' then 'unsubscribed' else ${state} end`,
      settledAt: sql`coalesce(${settledAt}, now())`,
    })
    .where(eq(newsletterDeliveries.email, email))
}

/** Lists the newsletters that went to a lower-case address, for somebody who asks for their data. */
export async function exportDeliveries(ctx: ShopCtx, { email }: { email: string }) {
  return ctx.db
    .select({
      subject: newsletters.subject,
      state: newsletterDeliveries.state,
      at: newsletterDeliveries.settledAt,
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
    .where(eq(newsletterDeliveries.email, email))
    .orderBy(asc(newsletterDeliveries.id))
}
