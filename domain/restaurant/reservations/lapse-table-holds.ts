import { and, eq, lte } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lapseTableHoldsOfDay, lockDays, queueTableOffers } from '../seating/index.ts'
import { policy } from './policy.ts'

/**
 * Ends the table holds that have run out, so that those who wait can be offered their tables. Nobody else needs it: a hold that
 * has run out keeps nobody from a table.
 */
export async function lapseTableHolds(ctx: Ctx): Promise<void> {
  policy.lapseTableHolds(ctx)
  const days = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .selectDistinct({ day: reservations.day })
      .from(reservations)
      .where(and(eq(reservations.status, 'held'), lte(reservations.heldUntil, ctx.now()))),
  )
  for (const { day } of days) {
    await inTransaction(asShop(ctx), async (ctx) => {
      await lockDays(ctx, { days: [day] })
      await lapseTableHoldsOfDay(ctx, { day })
      await queueTableOffers(ctx, { day })
    })
  }
}
