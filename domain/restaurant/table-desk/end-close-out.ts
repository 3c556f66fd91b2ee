import { eq } from 'drizzle-orm'
import { closeOuts } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockDays, queueTableOffers } from '../seating/index.ts'
import { policy } from './policy.ts'

/**
 * Opens again what was closed. Done twice, it is done once.
 * @throws DomainError forbidden
 */
export async function endCloseOut(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const actor = policy.endCloseOut(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [ended] = await ctx.db
      .delete(closeOuts)
      .where(eq(closeOuts.id, id))
      .returning({ day: closeOuts.day, tableId: closeOuts.tableId })
    if (!ended) return
    await lockDays(ctx, { days: [ended.day] })
    await queueTableOffers(ctx, { day: ended.day })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.reopened',
      subjectId: ended.tableId,
      details: { day: ended.day },
    })
  })
}
